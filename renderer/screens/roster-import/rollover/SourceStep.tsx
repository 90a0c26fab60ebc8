import { Radio } from '@mantine/core'
import { FileOrPaste } from '../FileOrPaste'
import panel from '../RosterImport.module.css'
import type { Sources } from '../use-source'
import classes from './Rollover.module.css'
import type { RolloverDraft } from './rollover-draft'
import { text } from './text'

interface Props {
  draft: RolloverDraft
  onChange(change: Partial<RolloverDraft>): void
  sources: Sources
  /** The file is read: it is shown below. */
  hasFile: boolean
}

const words = text.source

/** Today's classes, or a file or pasted cells with the classes of the next year. */
export function SourceStep({ draft, onChange, sources, hasFile }: Props) {
  return (
    <section className={panel.panel} aria-label={words.label}>
      <Radio.Group
        label={words.label}
        value={draft.from}
        onChange={value => onChange({ from: value === 'file' ? 'file' : 'classes', targets: {}, fileTargets: {} })}
      >
        <div className={classes.choice}>
          <Radio value="classes" label={words.classes} description={words.classesHint} />
          <Radio value="file" label={words.file} description={words.fileHint} />
        </div>
      </Radio.Group>
      {draft.from === 'file' && !hasFile && <FileOrPaste sources={sources} />}
    </section>
  )
}
