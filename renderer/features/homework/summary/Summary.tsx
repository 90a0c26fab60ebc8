import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { shortTime } from '../../../../shared/domain/time'
import { showToast, useApi, useApiAll } from '../../../bridge/index'
import { paths } from '../../../paths'
import { HolidayWord } from '../../../ui/calendar/HolidayWord'
import { now } from '../../../ui/clock'
import { alertDialog } from '../../../ui/dialogs'
import { commonText } from '../../../ui/text'
import { type AssignDraft, type Content, switchNames } from '../draft/assign-draft'
import { contentsOfDraft } from '../draft/chosen-contents'
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
  /** The delivery times in words. */
  starts: string
  /** When the first delivery begins, in words; null if it begins at once. */
  firstDelivery: string | null
  /** The contents, as `dt` and `dd` rows. */
  contents: ReactNode
  /** Warnings, shown first. */
  warnings?: ReactNode
  /**
   * Builds the request; null if the draft is no longer valid. `studentsOf` is called only if some class is not whole.
   */
  makeCall(studentsOf: (teamId: string) => readonly string[]): PublishCall | null
  /** Stores the request id and whether it was sent in the draft, so that both survive a restart. */
  change(next: Partial<Pick<AssignDraft, 'request_id' | 'sent'>>): void
  onClose(): void
  /** The homework is published: the draft is no longer needed. */
  onPublished(): void
}

interface Props extends Pick<DialogProps, 'draft' | 'change' | 'onClose' | 'onPublished'> {
  wizard: WizardKind
  /** The draft was valid and is no longer, e.g. because the start time has passed. */
  onInvalid(faults: Faults): void
}

const timeOf = (value: string): string => {
  const instant = fieldInstant(value)
  return instant === null ? '' : shortTime(instant, now())
}

/** The delivery time of a homework with a single delivery, in words. */
export function startText({ delivery_type, start }: AssignDraft): Pick<DialogProps, 'starts' | 'firstDelivery'> {
  const time = timeOf(start)
  return delivery_type === 0
    ? { starts: words.immediately, firstDelivery: null }
    : { starts: time, firstDelivery: time }
}

/** The first and the last delivery of a plan, in words. */
function planText({ days }: AssignDraft): Pick<DialogProps, 'starts' | 'firstDelivery'> {
  const first = timeOf(days[0]?.start ?? '')
  return { starts: words.days(days.length, first, timeOf(days.at(-1)?.start ?? '')), firstDelivery: first }
}

const namesOf = (contents: readonly Content[]) => contents.map(({ resource_title }) => resource_title).join(words.comma)

/** The receiving classes by name, and the number of students; `total` is null until all classes are loaded. */
function useReceivers({ receivers }: AssignDraft) {
  const teams = useApi('team-rows', {})
  const lists = useApiAll(
    'student-list-by-team',
    receivers.map(({ team_id }) => ({ team_id })),
  )
  const rows = receivers.map(({ team_id, student_ids }, index) => {
    const all = lists[index]?.items.map(({ student_id }) => student_id)
    const name = teams.data?.items.find(({ id }) => id === team_id)?.name ?? ''
    return { team_id, name, all, count: student_ids === null ? all?.length : student_ids.length }
  })
  const areAllKnown = rows.every(({ count }) => count !== undefined)
  return {
    rows,
    total: areAllKnown ? rows.reduce((sum, { count = 0 }) => sum + count, 0) : null,
    studentsOf: (teamId: string) => rows.find(({ team_id }) => team_id === teamId)?.all ?? [],
    failed: lists.some(list => list === null),
  }
}

/** The summary of a wizard's draft before it is published. */
export function Summary({ wizard, draft, change, onInvalid, onClose, onPublished }: Props) {
  const { kind } = wizards[wizard]
  const contents = contentsOfDraft(kind, draft)
  return (
    <SummaryDialog
      draft={draft}
      {...(kind === 2 ? planText(draft) : startText(draft))}
      warnings={<Warnings wizard={wizard} draft={draft} contents={contents} />}
      makeCall={studentsOf => {
        const faults = findFaults(kind, draft, now())
        if (Object.keys(faults).length === 0)
          return { endpoint: 'publish-homework', request: publishRequest(kind, draft, studentsOf) }
        onInvalid(faults)
        return null
      }}
      change={change}
      onClose={onClose}
      onPublished={onPublished}
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

/** Shows everything that will be published, and the button that publishes it. */
export function SummaryDialog(props: DialogProps) {
  const { draft, starts, firstDelivery, contents, warnings, makeCall, change, onClose, onPublished } = props
  const navigate = useNavigate()
  const { rows, total, studentsOf, failed } = useReceivers(draft)
  const { publish, checkOutcome, busy, outcome } = usePublish()
  const areAllTeamsWhole = draft.receivers.every(({ student_ids }) => student_ids === null)

  const onOutcome = (next: PublishOutcome | null) => {
    if (next === null) return
    if (next.kind !== 'done') {
      // the server never creates a second homework for an id whose homework was deleted
      if (next.kind === 'deleted') change({ request_id: crypto.randomUUID(), sent: 0 })
      else if (next.kind !== 'unknown') change({ sent: 0 })
      return
    }
    // In the same render, else the warnings of the dialog would ask the server about an empty draft.
    onPublished()
    onClose()
    if (next.result.byEarlierAttempt) void alertDialog(words.createdByEarlierAttempt)
    else showToast(firstDelivery === null ? words.done : words.scheduled(firstDelivery))
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
      // a double click on the opening button must not close the dialog
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      onClose={() => busy || onClose()}
    >
      {warnings}
      <dl className={classes.facts}>
        <dt>{words.homework}</dt>
        <dd className={classes.title}>{draft.title}</dd>
        <dt>{words.receivers}</dt>
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
          <strong>{starts}</strong> {starts !== words.immediately && <HolidayWord date={draft.start} />}
        </dd>
        <dt>{words.until}</dt>
        <dd>
          <strong>{timeOf(draft.end)}</strong> <HolidayWord date={draft.end} />
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
      {failed && !areAllTeamsWhole && (
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
        <Button
          size="md"
          loading={busy}
          disabled={!areAllTeamsWhole && total === null}
          data-autofocus
          onClick={() => void send()}
        >
          {words.send}
        </Button>
      </div>
    </Modal>
  )
}
