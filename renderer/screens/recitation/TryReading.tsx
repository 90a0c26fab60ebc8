import { Button, Modal } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeptRecording, SpeechResult } from '../../../shared/contract/types'
import { evaluation } from '../../../shared/domain/evaluation'
import {
  isBusy,
  KeptRecordings,
  type Recorder,
  RecorderPanel,
  recorderKeyRow,
  useRecorder,
} from '../../audio/capture/index'
import { emptySlot, type SlotDraft } from '../../features/recitation/recitation-draft'
import { ResultView } from '../../results/index'
import { confirmDialog } from '../../ui/dialogs'
import type { KeyRow } from '../../ui/keys/key-rows'
import { KeyScope, useKeyTable } from '../../ui/keys/use-key-table'
import { commonText } from '../../ui/text'
import { useBusy } from '../../ui/use-busy'
import classes from './Recitation.module.css'
import { contentFaultOf, isFilled, plainText } from './slot-rules'
import { text } from './text'
import { tryPaper } from './try-paper'

interface Props {
  slot: SlotDraft
  name: string
  /** A recording of the slot is under way: two would take the same microphone. */
  isMicrophoneUsed?: boolean
}

const words = text.trying

/** R belongs to the result view, whose keys work here too. */
const recordKey = 'm'

/** 「自分で読んでみる」: the teacher reads the slot aloud, and sees the evaluation as a student would. */
export function TryReading({ slot, name, isMicrophoneUsed = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reading, setReading] = useState<Reading | null>(null)
  const asking = useBusy()
  const close = () =>
    asking.run(async () => {
      const question = { message: words.closeQuestion, confirm: words.closeConfirm }
      if (reading !== null && !(await confirmDialog(question))) return
      reading?.cancel()
      setOpen(false)
    })
  const scope = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={classes.line}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconMicrophone size={16} aria-hidden />}
          disabled={isMicrophoneUsed || !isFilled(slot) || contentFaultOf(slot) !== null}
          onClick={() => setOpen(true)}
        >
          {words.open}
        </Button>
        {isMicrophoneUsed && <span className={classes.note}>{words.microphoneUsed}</span>}
      </div>
      <Modal
        opened={isOpen}
        size="min(900px, 92vw)"
        title={words.title(name)}
        closeButtonProps={{ 'aria-label': commonText.close }}
        closeOnEscape={!asking.busy && !reading?.isAsking}
        onClose={() => void close()}
      >
        <div ref={scope}>
          <KeyScope value={scope}>
            <Trial slot={slot} onReading={setReading} />
          </KeyScope>
        </div>
      </Modal>
    </>
  )
}

interface Evaluated {
  slot: SlotDraft
  result: SpeechResult
}

type Reading = Pick<Recorder, 'cancel' | 'isAsking'>

interface TrialProps {
  slot: SlotDraft
  /** Called with a recording that is being made or evaluated; with null when there is none. */
  onReading(reading: Reading | null): void
}

function Trial({ slot, onReading }: TrialProps) {
  const english = plainText(slot)
  const recorder = useRecorder({
    evaluate: { text: english, category: slot.category },
    maxSeconds: evaluation.seconds,
  })
  const [earlier, setEarlier] = useState<Evaluated | null>(null)
  const { result, phase } = recorder.state
  const keys = useKeyTable([recorderKeyRow(recorder, recordKey)])
  const { cancel, isAsking } = recorder
  const isReading = isBusy(phase)
  useEffect(() => {
    onReading(isReading ? { cancel, isAsking } : null)
    return () => onReading(null)
  }, [isReading, cancel, isAsking, onReading])
  const shown = result === null ? earlier : { slot, result }
  /** A recording of an earlier time may have been of another text. */
  const showEarlier = (kept: KeptRecording, found: SpeechResult) => {
    const category = kept.category === 'read_chapter' ? 'read_chapter' : 'read_sentence'
    setEarlier({ slot: { ...emptySlot(category), content: kept.text }, result: found })
  }
  return (
    <div className={classes.trial}>
      <p className={classes.note}>{words.lead}</p>
      <p className={classes.readText} lang="en" tabIndex={-1} data-autofocus>
        {english}
      </p>
      <RecorderPanel recorder={recorder} startLabel={words.record} keyName={recordKey} />
      <KeptRecordings phase={phase} onResult={showEarlier} />
      {shown !== null && <Evaluation {...shown} keys={keys} />}
    </div>
  )
}

/** The evaluation in the result view of students, with what the server says about its scoring. */
function Evaluation({ slot, result, keys }: Evaluated & { keys: readonly KeyRow[] }) {
  const paper = useMemo(() => tryPaper(slot, result), [slot, result])
  return (
    <section aria-label={words.result}>
      <h3 className={classes.resultTitle}>{words.result}</h3>
      {result.note !== '' && (
        <p className={classes.notice} role="status">
          {result.note}
        </p>
      )}
      <ResultView paper={paper} viewer="student" showAnswers keys={keys} />
    </section>
  )
}
