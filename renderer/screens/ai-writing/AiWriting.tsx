import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { homeworkFaults } from '../../../shared/text'
import { useApi, useSession } from '../../bridge/index'
import type { AssignDraft } from '../../features/homework/draft/assign-draft'
import { fields } from '../../features/homework/draft/faults'
import { proposedTitle } from '../../features/homework/draft/proposed-title'
import { commonRequest } from '../../features/homework/draft/publish-request'
import { OptionFields } from '../../features/homework/form/OptionFields'
import { ReceiverField } from '../../features/homework/form/ReceiverField'
import { TimeFields } from '../../features/homework/form/TimeFields'
import { TitleField } from '../../features/homework/form/TitleField'
import { SummaryDialog, startText } from '../../features/homework/summary/Summary'
import {
  emptyWritingDraft,
  parseWritingDraft,
  type Task,
  type WritingDraft,
  writingDraftKey,
} from '../../features/writing/task-draft'
import { paths } from '../../paths'
import { now } from '../../ui/clock'
import { confirmDialog } from '../../ui/dialogs'
import { useDraft } from '../../ui/drafts'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { useShownFaults } from '../../ui/form/use-shown-faults'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './AiWriting.module.css'
import { TaskForm, TaskPreview } from './TaskForm'
import { type Conditions, findHomeworkFaults, findTaskFaults, type TaskField, wordBounds } from './task-rules'
import { text } from './text'

const taskFields: readonly TaskField[] = ['level', 'topic', 'words']
type Field = TaskField | (typeof fields)[number]
const allFields: readonly Field[] = [...taskFields, ...fields]

/** The form of an AI-marked writing homework: task, receivers and times (DESIGN §7 /homework/writing/add). */
export function AiWriting() {
  const session = useSession()
  const { data, isError, isFetching, refetch } = useApi('ai-writing-condition-list', {})
  const crumbs = [{ label: text.assign, to: paths.assignForm() }]
  if (session?.user.teacher_flag === 'bc')
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState message={text.refused} hint={text.refusedHint} />
      </>
    )
  if (data) return <Form conditions={data} />
  return (
    <>
      <PageHeader title={text.title} crumbs={crumbs} />
      {isError ? (
        <ErrorState message={text.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeletons count={8} />
      )}
    </>
  )
}

function Form({ conditions }: { conditions: Conditions }) {
  const [first] = useState(() => emptyWritingDraft(now()))
  const { value: draft, set, ready } = useDraft<WritingDraft>(writingDraftKey, first, parseWritingDraft)
  const [summary, setSummary] = useState(false)
  const { task, homework } = draft
  const findFaults = () => ({ ...findTaskFaults(task, conditions), ...findHomeworkFaults(draft, now()) })
  const faults = findFaults()
  const messages = { ...text.faults(wordBounds(conditions)), ...homeworkFaults }
  const form = useRef<HTMLDivElement>(null)
  const shown = useShownFaults<Field, keyof typeof messages>(faults, form)
  const fault = (field: Field): string | undefined => {
    const found = shown.fault(field)
    return found && messages[found]
  }

  const changeTask = (next: Task, ...newFields: TaskField[]) => {
    shown.touch(newFields)
    set(old => ({
      task: next,
      homework: old.homework.titled
        ? old.homework
        : { ...old.homework, title: next.topic.trim() === '' ? '' : titleFor(next) },
    }))
  }
  const change = (next: Partial<AssignDraft>, ...newFields: Field[]) => {
    shown.touch(newFields)
    set(old => ({ ...old, homework: { ...old.homework, ...next } }))
  }
  // an empty draft has a new request id: for the old id the server would return the first homework and create none
  const reset = () => {
    set(emptyWritingDraft(now()))
    shown.reset()
  }
  const check = () => {
    if (!ready || summary) return
    if (Object.keys(faults).length === 0) setSummary(true)
    else shown.show(allFields)
  }
  const keys = useKeyTable([ctrlEnter(text.check, check)])
  const restart = async () => {
    if (await confirmDialog({ message: text.restartAsk, confirm: text.restartYes })) reset()
  }
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        crumbs={[{ label: text.assign, to: paths.assignForm() }]}
        facts={text.lead}
        actions={
          <>
            <Button variant="subtle" onClick={() => void restart()}>
              {text.restart}
            </Button>
            <Button onClick={check} disabled={!ready} aria-keyshortcuts="Control+Enter">
              {text.check}
            </Button>
          </>
        }
      />
      {ready ? (
        <div ref={form} className={classes.form}>
          <div className={classes.main}>
            <TaskForm task={task} conditions={conditions} fault={fault} onChange={changeTask} />
            <TitleField
              value={homework.title}
              error={fault('title')}
              onChange={title => change({ title, titled: true }, 'title')}
            />
            <ReceiverField
              value={homework.receivers}
              error={fault('receivers')}
              onChange={receivers => change({ receivers }, 'receivers')}
            />
          </div>
          <div className={classes.side}>
            <TaskPreview task={task} />
            <TimeFields
              kind={1}
              value={homework}
              faults={{ start: fault('start'), end: fault('end') }}
              onChange={times =>
                change(times, ...(['start', 'end'] as const).filter(field => times[field] !== undefined))
              }
            />
            <OptionFields
              kind={1}
              value={homework}
              resourceIds={[]}
              offered={['delay', 'switches']}
              onChange={options => change(options)}
            />
          </div>
        </div>
      ) : (
        <Skeletons count={8} />
      )}
      <KeyHints rows={keys} />
      {summary && (
        <SummaryDialog
          draft={homework}
          starts={startText(homework)}
          contents={<TaskRows task={task} />}
          makeCall={studentsOf => {
            // the start time may have passed since the form was checked
            if (Object.keys(findFaults()).length > 0) {
              setSummary(false)
              shown.show(allFields)
              return null
            }
            return {
              endpoint: 'ai-writing-assign',
              request: {
                ...commonRequest(homework, studentsOf),
                topic: task.topic.normalize('NFC').trim(),
                resource_level: task.level,
                word_min: task.min ?? 0,
                word_max: task.max ?? 0,
              },
            }
          }}
          change={next => change(next)}
          onClose={() => setSummary(false)}
          onPublished={reset}
        />
      )}
    </div>
  )
}

/** The proposed title. It uses the Japanese meaning of the topic, which is quicker to read in a list than the English. */
const titleFor = ({ topic, mean }: Task): string =>
  proposedTitle([{ resource_title: text.proposed((mean || topic).trim()) }], () => '')

function TaskRows({ task: { topic, level, min, max } }: { task: Task }) {
  return (
    <>
      <dt>{text.summaryTask}</dt>
      <dd>
        <strong>{topic.trim()}</strong>
        <br />
        {text.summaryWords(level, min ?? 0, max ?? 0)}
      </dd>
    </>
  )
}
