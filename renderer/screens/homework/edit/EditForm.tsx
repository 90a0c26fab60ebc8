import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast, useWrite, type WriteOutcome } from '../../../bridge/index'
import { type AssignDraft, switchNames } from '../../../features/homework/draft/assign-draft'
import { contentsOfDraft } from '../../../features/homework/draft/chosen-contents'
import { type Field, faultMessages } from '../../../features/homework/draft/faults'
import { OptionFields, type OptionName, type OptionsValue } from '../../../features/homework/form/OptionFields'
import { ReceiverField } from '../../../features/homework/form/ReceiverField'
import { TimeFields } from '../../../features/homework/form/TimeFields'
import { TitleField } from '../../../features/homework/form/TitleField'
import { useDeadlineNotes } from '../../../features/homework/form/use-deadline-notes'
import { homeworkListCrumb } from '../../../features/homework/homework-path'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { paths } from '../../../paths'
import { now } from '../../../ui/clock'
import { Form } from '../../../ui/form/Form'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/PageHeader'
import { StatusChip } from '../../../ui/StatusChip'
import { ChooseContents } from './ChooseContents'
import { ConfirmChangesDialog } from './ConfirmChangesDialog'
import { ContentsCard } from './ContentsCard'
import { changeLines } from './change-lines'
import classes from './Edit.module.css'
import { EditMessages } from './EditMessages'
import {
  applyEdits,
  changedParts,
  changeRequest,
  type Edits,
  editFaults,
  type Homework,
  kindOf,
  noEdits,
  offeredParts,
  parseEdits,
  unsendableParts,
  withoutParts,
} from './edit-draft'
import { FixedParts } from './FixedParts'
import { text } from './text'
import { useClassLists } from './use-class-lists'

interface Props {
  homework: Homework
  /** The homework as saved on the server. */
  saved: AssignDraft
  /** Whether the contents are being chosen. The form is hidden then. */
  isChoosingContents: boolean
}

/** The form to edit a homework. Only the changed fields are kept as a draft and sent. */
export function EditForm({ homework, saved, isChoosingContents }: Props) {
  const { homework_id: id } = homework
  const kind = kindOf(homework)
  const navigate = useNavigate()
  const location = useLocation()
  const [isConfirming, setConfirming] = useState(false)
  const offered = offeredParts(homework)
  const form = useDraftForm<Edits, Field>({
    initial: noEdits,
    draft: { key: `homework/edit/${id}`, read: parseEdits },
    check(edits) {
      const edited = applyEdits(saved, edits, offered)
      return faultMessages(editFaults(kind, edited, changedParts(saved, edited), now()))
    },
    async submit() {
      if (changed.length === 0) return text.nothingChanged
      if (lines.some(({ warning }) => warning !== null)) setConfirming(true)
      else await send()
      return null
    },
  })
  // Only changed fields have faults, so every fault is shown at once.
  const { values: edits, faults } = form
  const value = applyEdits(saved, edits, offered)
  const changed = changedParts(saved, value)
  const classLists = useClassLists(homework, value.receivers)
  const others = useDeadlineNotes(value.receivers, id)
  const change = useWrite('change-homework', { quiet: true })

  const write = (next: Edits) => {
    change.reset()
    form.set(next)
  }
  const writeOptions = ({ switches, ...rest }: Partial<OptionsValue>) => {
    const differing = Object.fromEntries(
      switchNames
        .filter(name => switches && switches[name] !== value.switches[name])
        .map(name => [name, switches?.[name]]),
    )
    write({ ...rest, ...(switches ? { switches: { ...edits.switches, ...differing } } : {}) })
  }
  const reset = () => {
    change.reset()
    form.clear()
  }
  const lines = changeLines({ saved, value, changed }, classLists, now())

  const leave = () => {
    // back to the previous page; a page that was opened by its address has none
    if (location.key === 'default') void navigate(paths.homeworkDetails(id), { replace: true })
    else void navigate(-1)
  }
  const finish = (found: WriteOutcome<'change-homework'> | null) => {
    if (found?.kind !== 'done') return
    form.clear()
    // if the reply was lost, the form stays open and says that the change was saved
    if (found.result.answer === undefined) return
    showToast(text.done)
    leave()
  }
  const send = async () => {
    setConfirming(false)
    finish(await change.send(changeRequest({ homework, saved, value, changed, studentsOf: classLists.studentsOf })))
  }
  const isWaiting = changed.includes('students') && !classLists.ready
  const save = () => {
    if (isWaiting) return
    if (form.showFaults()) form.showRefusal(text.hasFaults)
    else form.submit()
  }

  if (isChoosingContents && offered.includes('topics')) {
    return (
      <ChooseContents
        kind={kind}
        title={homework.title}
        draft={value}
        fault={faults.contents}
        onChange={contents => write({ contents })}
        onDone={() => void navigate(-1)}
      />
    )
  }
  const options = (['delay', 'required_times', 'switches'] as const satisfies readonly OptionName[]).filter(name =>
    offered.includes(name),
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        windowTitle={`${text.title}：${homeworkTitle(homework.title)}`}
        crumbs={[homeworkListCrumb(homework)]}
        mark={<StatusChip homework={homework} />}
        actions={
          <>
            {changed.length > 0 && (
              <Button variant="subtle" onClick={reset}>
                {text.reset}
              </Button>
            )}
            <Button loading={change.busy} disabled={isWaiting} aria-keyshortcuts="Control+Enter" onClick={save}>
              {text.save}
            </Button>
          </>
        }
      />
      <EditMessages
        changed={changed}
        unsendable={unsendableParts(saved, edits, offered)}
        onDrop={parts => {
          form.clear()
          form.set(withoutParts(edits, parts))
        }}
        outcome={change.outcome}
        busy={change.busy}
        onAsk={() => void change.lookUp().then(finish)}
        onLeave={leave}
        problem={form.message}
      />
      <Form
        form={{ ...form, submit: save, message: null }}
        submitKey={text.save}
        className={`${layout.panels} ${classes.form}`}
      >
        <div className={classes.wide}>
          <TitleField value={value.title} error={faults.title} onChange={title => write({ title })} />
        </div>
        <div className={classes.column}>
          {offered.includes('students') && (
            <ReceiverField
              value={value.receivers}
              error={faults.receivers}
              onChange={receivers => write({ receivers })}
            />
          )}
          {offered.includes('topics') && (
            <ContentsCard homeworkId={id} contents={value.contents} fault={faults.contents} />
          )}
          <FixedParts homework={homework} offered={offered} />
        </div>
        <div className={classes.column}>
          {offered.includes('end') && (
            <TimeFields
              kind={kind}
              value={value}
              faults={faults}
              others={others}
              endOnly={!offered.includes('start')}
              onChange={write}
            />
          )}
          <OptionFields
            kind={kind}
            value={value}
            offered={options}
            resourceIds={contentsOfDraft(kind, value).map(({ resource_id }) => resource_id)}
            onChange={writeOptions}
          />
        </div>
      </Form>
      {isConfirming && (
        <ConfirmChangesDialog lines={lines} onSend={() => void send()} onClose={() => setConfirming(false)} />
      )}
    </div>
  )
}
