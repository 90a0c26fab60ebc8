import { Button, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FileDrop } from '../../../ui/FileDrop'
import panel from '../RosterImport.module.css'
import { text as importText } from '../text'
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
const file = importText.source

/** Today's classes, or a file or pasted cells with the classes of the next year. */
export function SourceStep({ draft, onChange, sources, hasFile }: Props) {
  const [pasted, setPasted] = useState('')
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
      {draft.from === 'file' && !hasFile && (
        <>
          <FileDrop
            label={file.drop}
            choose={file.choose}
            accept={file.accept}
            busy={sources.busy}
            onFile={chosen => void sources.openFile(chosen)}
          >
            <p className={panel.hint}>{file.kinds}</p>
            {sources.fault !== null && (
              <p className={panel.fault} role="alert">
                {sources.fault}
              </p>
            )}
          </FileDrop>
          <div className={panel.half}>
            <Textarea
              label={file.paste}
              description={file.pasteHint}
              rows={4}
              value={pasted}
              onChange={event => setPasted(event.currentTarget.value)}
            />
            <Button
              variant="default"
              disabled={pasted.trim() === ''}
              loading={sources.busy}
              onClick={() => void sources.paste(pasted)}
            >
              {file.pasteRead}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
