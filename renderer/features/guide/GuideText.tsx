import { KeyCaps } from '../../ui/keys/KeyCaps'
import classes from './Guide.module.css'

/** 「a label」, ［a key］ or the words between them. */
const parts = /「[^」]+」|［[^］]+］|[^「［]+/gu

/** A text of an article, with its labels and keys set off. */
export const GuideText = ({ children }: { children: string }) =>
  [...children.matchAll(parts)].map(({ 0: part, index }) =>
    part.startsWith('「') ? (
      <b key={index} className={classes.label}>
        {part}
      </b>
    ) : part.startsWith('［') ? (
      <KeyCaps key={index} row={{ label: part, keys: [part.slice(1, -1)] }} />
    ) : (
      part
    ),
  )
