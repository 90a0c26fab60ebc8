import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconLoader2, IconRefresh } from '@tabler/icons-react'
import layout from '../../ui/layout/layout.module.css'
import classes from './Recitation.module.css'
import { slotName } from './slot-name'
import { contentFaultOf, type Field, type SoundState, soundStateOf } from './slot-rules'
import { text } from './text'
import type { RecitationForm } from './use-recitation-form'
import type { Job, SlotJobs } from './use-slot-jobs'

const icons = {
  empty: null,
  none: IconCircleDashed,
  voice: IconCheck,
  own: IconCheck,
  stale: IconRefresh,
  ownStale: IconRefresh,
} satisfies Record<SoundState, unknown>

const jobIcons = {
  waiting: IconLoader2,
  making: IconLoader2,
  uploading: IconLoader2,
  failed: IconAlertTriangle,
} satisfies Record<Job['kind'], unknown>

/** The state of a slot in a word, with an icon. */
export function SlotState({ state, job }: { state: SoundState; job: Job | undefined }) {
  const Icon = job === undefined ? icons[state] : jobIcons[job.kind]
  return (
    <span className={classes.state} data-state={job?.kind ?? state}>
      {Icon === null ? null : <Icon size={14} aria-hidden />}
      {job === undefined ? text.states[state] : text.jobs[job.kind]}
    </span>
  )
}

interface Props {
  form: RecitationForm
  jobs: SlotJobs
  firstTone: string
  onShow(at: number): void
}

/** The six slots: each with the beginning of its text, its state, and a mark where something is missing. */
export function SlotList({ form, jobs, firstTone, onShow }: Props) {
  const { slots, current } = form.values
  const open = slots.flatMap((slot, at) => {
    const state = soundStateOf(slot)
    const isOpen = (state === 'none' || state === 'stale') && contentFaultOf(slot) === null
    const job = jobs.of(at)
    return isOpen && (job === undefined || job.kind === 'failed') ? [at] : []
  })
  const isFaulty = (at: number) =>
    (['content', 'translate', 'sound'] as const).some(part => form.fault(`${part}-${at}` satisfies Field) !== undefined)
  return (
    <nav className={classes.list} aria-label={text.slots}>
      <ol className={`${layout.scrollMenu} ${classes.slots}`}>
        {slots.map((slot, at) => (
          <li key={slotName(slots, at)}>
            <button
              type="button"
              className={classes.slot}
              aria-current={at === current || undefined}
              data-faulty-slot={isFaulty(at) || undefined}
              onClick={() => onShow(at)}
            >
              <span className={classes.slotName}>
                {slotName(slots, at)}
                {isFaulty(at) && <IconAlertTriangle size={14} role="img" aria-label={text.faulty} />}
              </span>
              <span className={classes.slotText} lang={slot.content.trim() === '' ? undefined : 'en'}>
                {slot.content.trim()}
              </span>
              <SlotState state={soundStateOf(slot)} job={jobs.of(at)} />
            </button>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="compact-md"
        disabled={open.length === 0 || firstTone === ''}
        onClick={() => {
          for (const at of open) jobs.makeVoice(at, firstTone)
        }}
      >
        {text.makeAll}
      </Button>
    </nav>
  )
}
