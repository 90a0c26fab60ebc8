import { Button, Modal } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { evaluation } from '../../../shared/domain/evaluation'
import { RecorderPanel, recorderKeyRow, useRecorder } from '../../audio/capture/index'
import type { SlotDraft } from '../../features/recitation/recitation-draft'
import { ResultView } from '../../results/index'
import { KeyScope, useKeyTable } from '../../ui/keys/use-key-table'
import { commonText } from '../../ui/text'
import classes from './Recitation.module.css'
import { contentFaultOf, isFilled, plainText } from './slot-rules'
import { text } from './text'
import { tryPaper } from './try-paper'

interface Props {
  slot: SlotDraft
  name: string
}

const words = text.trying

/** R belongs to the result view, whose keys work here too. */
const recordKey = 'm'

/** 「自分で読んでみる」: the teacher reads the slot aloud, and sees the evaluation as a student would. */
export function TryReading({ slot, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  const scope = useRef<HTMLDivElement>(null)
  return (
    <>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconMicrophone size={16} aria-hidden />}
          disabled={!isFilled(slot) || contentFaultOf(slot) !== null}
          onClick={() => setOpen(true)}
        >
          {words.open}
        </Button>
      </div>
      <Modal
        opened={isOpen}
        size="min(900px, 92vw)"
        title={words.title(name)}
        closeButtonProps={{ 'aria-label': commonText.close }}
        onClose={() => setOpen(false)}
      >
        <div ref={scope}>
          <KeyScope value={scope}>
            <Trial slot={slot} />
          </KeyScope>
        </div>
      </Modal>
    </>
  )
}

function Trial({ slot }: { slot: SlotDraft }) {
  const english = plainText(slot)
  const recorder = useRecorder({
    evaluate: { text: english, category: slot.category },
    maxSeconds: evaluation.seconds,
  })
  const { result } = recorder.state
  const keys = useKeyTable([recorderKeyRow(recorder, recordKey)])
  const paper = useMemo(() => (result === null ? null : tryPaper(slot, result)), [slot, result])
  return (
    <div className={classes.trial}>
      <p className={classes.note}>{words.lead}</p>
      <p className={classes.readText} lang="en" tabIndex={-1} data-autofocus>
        {english}
      </p>
      <RecorderPanel recorder={recorder} startLabel={words.record} keyName={recordKey} />
      {paper !== null && result !== null && (
        <section aria-label={words.result}>
          <h3 className={classes.resultTitle}>{words.result}</h3>
          {result.note !== '' && (
            <p className={classes.notice} role="status">
              {result.note}
            </p>
          )}
          <ResultView paper={paper} viewer="student" showAnswers keys={keys} />
        </section>
      )}
    </div>
  )
}
