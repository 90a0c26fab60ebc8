import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { homeworkFaults } from '../../../../shared/text'
import { showToast } from '../../../bridge/index'
import { ContentsStep } from '../../../features/homework/contents/ContentsStep'
import { type AssignDraft, switchNames } from '../../../features/homework/draft/assign-draft'
import type { Field } from '../../../features/homework/draft/faults'
import { OptionFields, type OptionName, type OptionsValue } from '../../../features/homework/form/OptionFields'
import { ReceiverField } from '../../../features/homework/form/ReceiverField'
import { TimeFields } from '../../../features/homework/form/TimeFields'
import { TitleField } from '../../../features/homework/form/TitleField'
import { WordStep } from '../../../features/homework/word-parts/WordStep'
import { paths } from '../../../paths'
import { now } from '../../../ui/clock'
import { useDraft } from '../../../ui/drafts'
import { focusFirstFault } from '../../../ui/form/focus-first-fault'
import { PageHeader } from '../../../ui/PageHeader'
import { StatusChip } from '../../../ui/StatusChip'
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
import { useSendChange } from './use-send-change'

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
  const { value: edits, set, clear } = useDraft<Edits>(`homework/edit/${id}`, noEdits, parseEdits)
  const [isSaveTried, setSaveTried] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const offered = offeredParts(homework)
  const value = applyEdits(saved, edits, offered)
  const changed = changedParts(saved, value)
  const faults = editFaults(kind, value, changed, now())
  const classLists = useClassLists(homework, value.receivers)
  const change = useSendChange(id)

  const write = (next: Edits) => {
    change.forget()
    setSaveTried(false)
    set(old => ({ ...old, ...next }))
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
    change.forget()
    setSaveTried(false)
    clear()
  }
  const fault = (field: Field) => {
    const found = faults[field]
    return found && homeworkFaults[found]
  }
  const lines = changeLines({ saved, value, changed }, classLists, now())

  const leave = () => {
    clear()
    // back to the previous page; a page that was opened by its address has none
    if (location.key === 'default') void navigate(paths.homeworkDetails(id), { replace: true })
    else void navigate(-1)
  }
  const send = async () => {
    setConfirming(false)
    const found = await change.send(
      changeRequest({ homework, saved, value, changed, studentsOf: classLists.studentsOf }),
    )
    if (found?.kind !== 'done') return
    showToast(text.done)
    leave()
  }
  const save = () => {
    setSaveTried(true)
    if (Object.keys(faults).length > 0) return void focusFirstFault(form.current)
    if (changed.length === 0) return
    if (lines.some(({ warning }) => warning !== null)) setConfirming(true)
    else void send()
  }

  if (isChoosingContents && offered.includes('topics')) {
    const Step = kind === 3 ? WordStep : ContentsStep
    return (
      <div className={classes.screen}>
        <PageHeader
          title={text.contents.heading}
          windowTitle={`${text.contents.heading}：${homework.title}`}
          actions={<Button onClick={() => void navigate(-1)}>{text.contents.done}</Button>}
        />
        <Step
          kind={kind}
          draft={{ ...value, family_id: '' }}
          change={next => {
            const { contents } = typeof next === 'function' ? next(value) : next
            if (contents) write({ contents })
          }}
          fault={fault}
          goToNextStep={() => void navigate(-1)}
        />
      </div>
    )
  }
  const options = (['delay', 'required_times', 'switches'] as const satisfies readonly OptionName[]).filter(name =>
    offered.includes(name),
  )
  const faulty = isSaveTried && Object.keys(faults).length > 0
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        windowTitle={`${text.title}：${homework.title || text.untitled}`}
        crumbs={[{ label: text.list, to: paths.homeworkManagement() }]}
        mark={<StatusChip status={homework.status} />}
        actions={
          <>
            {changed.length > 0 && (
              <Button variant="subtle" onClick={reset}>
                {text.reset}
              </Button>
            )}
            <Button loading={change.busy} disabled={changed.includes('students') && !classLists.ready} onClick={save}>
              {text.save}
            </Button>
          </>
        }
      />
      <EditMessages
        changed={changed}
        unsendable={unsendableParts(saved, edits, offered)}
        onDrop={parts => set(old => withoutParts(old, parts))}
        outcome={change.outcome}
        busy={change.busy}
        onAsk={() => void change.ask()}
        onLeave={leave}
        problem={faulty ? text.hasFaults : isSaveTried && changed.length === 0 ? text.nothingChanged : null}
      />
      <div ref={form} className={classes.form}>
        <div className={classes.wide}>
          <TitleField value={value.title} error={fault('title')} onChange={title => write({ title })} />
        </div>
        <div className={classes.column}>
          {offered.includes('students') && (
            <ReceiverField
              value={value.receivers}
              error={fault('receivers')}
              onChange={receivers => write({ receivers })}
            />
          )}
          {offered.includes('topics') && (
            <ContentsCard homeworkId={id} contents={value.contents} fault={fault('contents')} />
          )}
          <FixedParts homework={homework} offered={offered} />
        </div>
        <div className={classes.column}>
          {offered.includes('end') && (
            <TimeFields
              kind={kind}
              value={value}
              faults={{ start: fault('start'), end: fault('end') }}
              endOnly={!offered.includes('start')}
              onChange={write}
            />
          )}
          <OptionFields
            kind={kind}
            value={value}
            offered={options}
            resourceIds={value.contents.map(({ resource_id }) => resource_id)}
            onChange={writeOptions}
          />
        </div>
      </div>
      {isConfirming && (
        <ConfirmChangesDialog lines={lines} onSend={() => void send()} onClose={() => setConfirming(false)} />
      )}
    </div>
  )
}
