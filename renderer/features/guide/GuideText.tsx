import { KeyCaps } from '../../ui/keys/KeyCaps'
import classes from './Guide.module.css'
import { text } from './text'

/** A text of an article, with its labels and keys set off. */
export const GuideText = ({ children }: { children: string }) =>
  [...children.matchAll(text.parts)].map(({ 0: part, index }) =>
    part.startsWith(text.labelMark) ? (
      <b key={index} className={classes.label}>
        {part}
      </b>
    ) : part.startsWith(text.keyMark) ? (
      <KeyCaps key={index} row={{ label: part, keys: [part.slice(1, -1)] }} />
    ) : (
      part
    ),
  )
