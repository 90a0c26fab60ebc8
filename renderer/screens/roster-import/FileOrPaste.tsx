import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FileDrop } from '../../ui/FileDrop'
import classes from './RosterImport.module.css'
import { text } from './text'
import type { Sources } from './use-source'

interface Props {
  sources: Sources
  /** What stands beside the pasted cells. */
  children?: ReactNode
}

const words = text.source

/** A roster to read: a file that is dropped or chosen, or cells that are pasted. */
export function FileOrPaste({ sources, children }: Props) {
  const [pasted, setPasted] = useState('')
  const paste = (
    <div className={classes.half}>
      <Textarea
        label={words.paste}
        description={words.pasteHint}
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
        {words.pasteRead}
      </Button>
    </div>
  )
  return (
    <>
      <FileDrop
        label={words.drop}
        choose={words.choose}
        accept={words.accept}
        busy={sources.busy}
        onFile={file => void sources.openFile(file)}
      >
        <p className={classes.hint}>{words.kinds}</p>
        {sources.fault !== null && (
          <p className={classes.fault} role="alert">
            {sources.fault}
          </p>
        )}
      </FileDrop>
      {children === undefined ? (
        paste
      ) : (
        <div className={classes.pair}>
          {paste}
          {children}
        </div>
      )}
    </>
  )
}
