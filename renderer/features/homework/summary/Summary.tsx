import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { shortTime } from '../../../../shared/domain/time'
import { showToast, useApi, useApiAll } from '../../../bridge'
import { paths } from '../../../paths'
import { now } from '../../../ui/clock'
import { alertDialog } from '../../../ui/dialogs'
import { commonText } from '../../../ui/text'
import { type AssignDraft, type Content, switchNames } from '../draft/assign-draft'
import { type Faults, findFaults } from '../draft/faults'
import { fieldInstant } from '../draft/field-times'
import { publishRequest } from '../draft/publish-request'
import { text as formText } from '../form/text'
import { type WizardKind, wizards } from '../wizard-kinds'
import classes from './Summary.module.css'
import { summaryText as words } from './text'
import { type PublishCall, type PublishOutcome, usePublish } from './use-publish'
import { Warnings } from './Warnings'

interface DialogProps {
  draft: AssignDraft
  /** When it goes out, in words. */
  starts: string
  /** What is to be done, as rows of dt and dd. */
  contents: ReactNode
  /** What should be looked at once more, above all else. */
  warnings?: ReactNode
  /** What is sent, null where it has become wrong meanwhile; the students of a class are asked for only where some class is not whole. */
  makeCall(studentsOf: (teamId: string) => readonly string[]): PublishCall | null
  /** Notes whether it was sent and by which id, so that this outlives the window. */
  change(next: Partial<Pick<AssignDraft, 'request_id' | 'sent'>>): void
  onClose(): void
  /** It is made: what was chosen is done with. */
  onMade(): void
}

interface Props extends Pick<DialogProps, 'draft' | 'change' | 'onClose' | 'onMade'> {
  way: WizardKind
  /** Something has become wrong since it was right, e.g. the start has gone by. */
  onFaulty(faults: Faults): void
}

const timeOf = (value: string): string => {
  const at = fieldInstant(value)
  return at === null ? '' : shortTime(at, now())
}

/** When a homework goes out that does so once. */
export const startText = ({ delivery_type, start }: AssignDraft): string =>
  delivery_type === 0 ? words.atOnce : timeOf(start)

const namesOf = (contents: readonly Content[]) => contents.map(({ resource_title }) => resource_title).join(words.comma)

/** Who gets it, as names of classes and a number of students; null while some class is not known yet. */
function useReceivers({ receivers }: AssignDraft) {
  const teams = useApi('team-rows', {})
  const lists = useApiAll(
    'student-list-by-team',
    receivers.map(({ team_id }) => ({ team_id })),
  )
  const rows = receivers.map(({ team_id, student_ids }, at) => {
    const all = lists[at]?.items.map(({ student_id }) => student_id)
    const name = teams.data?.items.find(({ id }) => id === team_id)?.name ?? ''
    return { team_id, name, all, count: student_ids === null ? all?.length : student_ids.length }
  })
  const known = rows.every(({ count }) => count !== undefined)
  return {
    rows,
    total: known ? rows.reduce((sum, { count = 0 }) => sum + count, 0) : null,
    studentsOf: (teamId: string) => rows.find(({ team_id }) => team_id === teamId)?.all ?? [],
    failed: lists.some(list => list === null),
  }
}

/** What a wizard has gathered, before it is sent. */
export function Summary({ way, draft, change, onFaulty, onClose, onMade }: Props) {
  const { kind } = wizards[way]
  const contents = kind === 2 ? draft.days.flatMap(day => day.contents) : draft.contents
  const starts =
    kind === 2
      ? words.days(draft.days.length, timeOf(draft.days[0]?.start ?? ''), timeOf(draft.days.at(-1)?.start ?? ''))
      : startText(draft)
  return (
    <SummaryDialog
      draft={draft}
      starts={starts}
      warnings={<Warnings way={way} draft={draft} contents={contents} />}
      makeCall={studentsOf => {
        const faults = findFaults(kind, draft, now())
        if (Object.keys(faults).length === 0)
          return { endpoint: 'publish-homework', request: publishRequest(kind, draft, studentsOf) }
        onFaulty(faults)
        return null
      }}
      change={change}
      onClose={onClose}
      onMade={onMade}
      contents={
        <>
          <dt>{words.contents}</dt>
          <dd>
            <strong>{words.count(contents.length)}</strong>
            <ol className={classes.contents}>
              {kind === 2
                ? draft.days.map(day => (
                    <li key={day.start}>{words.dayOf(timeOf(day.start), namesOf(day.contents))}</li>
                  ))
                : draft.contents.map(content => <li key={content.resource_id}>{content.resource_title}</li>)}
            </ol>
          </dd>
        </>
      }
    />
  )
}

/** All that is about to be sent, in sight before it is: the last look, and the one press that sends. */
export function SummaryDialog(props: DialogProps) {
  const { draft, starts, contents, warnings, makeCall, change, onClose, onMade } = props
  const navigate = useNavigate()
  const { rows, total, studentsOf, failed } = useReceivers(draft)
  const { publish, checkOutcome, busy, outcome } = usePublish()
  const whole = draft.receivers.every(({ student_ids }) => student_ids === null)

  const onOutcome = (next: PublishOutcome | null) => {
    if (next === null) return
    if (next.kind !== 'done') {
      // the server never creates a second homework for an id whose homework was deleted
      if (next.kind === 'deleted') change({ request_id: crypto.randomUUID(), sent: 0 })
      else if (next.kind !== 'unknown') change({ sent: 0 })
      return
    }
    // empty the draft before the page unmounts: after that no draft change is stored
    flushSync(onMade)
    onClose()
    if (next.result.byEarlierAttempt) void alertDialog(words.doneBefore)
    else showToast(words.done)
    void navigate(paths.homeworkDetails(next.result.homeworkId), { replace: true })
  }
  const makeCallAndMarkSent = () => {
    const call = makeCall(studentsOf)
    if (call) change({ sent: 1 })
    return call
  }
  const send = async () => onOutcome(await publish(draft.request_id, makeCallAndMarkSent, draft.sent === 1))
  const checkAgain = async () => onOutcome(await checkOutcome(draft.request_id))
  return (
    <Modal
      opened
      size={720}
      title={words.title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      // the second click of a double click on what opened it
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      onClose={() => busy || onClose()}
    >
      {warnings}
      <dl className={classes.facts}>
        <dt>{words.homework}</dt>
        <dd className={classes.title}>{draft.title}</dd>
        <dt>{words.to}</dt>
        <dd>
          <ul className={classes.teams}>
            {rows.map(({ team_id, name, all, count }) => (
              <li key={team_id} className={classes.team}>
                {words.team(name, count, all?.length)}
              </li>
            ))}
          </ul>
          {total !== null && <strong>{words.students(total)}</strong>}
        </dd>
        <dt>{words.when}</dt>
        <dd>
          <strong>{starts}</strong>
        </dd>
        <dt>{words.until}</dt>
        <dd>
          <strong>{timeOf(draft.end)}</strong>
        </dd>
        {contents}
        <dt>{words.settings}</dt>
        <dd>
          {[
            ...(draft.delay === 1 ? [formText.delay] : []),
            ...(draft.required_times === 1 ? [formText.required] : []),
            ...switchNames.filter(name => draft.switches[name] === 1).map(name => formText.switches[name]),
          ].join('・') || words.noSettings}
        </dd>
      </dl>
      {outcome && outcome.kind !== 'done' && (
        <p className={classes.fault} role="alert">
          {outcome.kind === 'refused' ? outcome.message : words.outcomes[outcome.kind]}
        </p>
      )}
      {failed && !whole && (
        <p className={classes.fault} role="alert">
          {words.studentsFailed}
        </p>
      )}
      <div className={classes.foot}>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {words.change}
        </Button>
        {outcome?.kind === 'unknown' && (
          <Button variant="default" loading={busy} onClick={() => void checkAgain()}>
            {words.checkAgain}
          </Button>
        )}
        <Button size="md" loading={busy} disabled={!whole && total === null} data-autofocus onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </Modal>
  )
}
