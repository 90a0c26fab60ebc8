import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { homeworkFaults } from '../../../shared/text'
import { useApi, useSession } from '../../bridge'
import type { AssignDraft } from '../../features/homework/draft/assign-draft'
import { fields } from '../../features/homework/draft/faults'
import { proposedTitle } from '../../features/homework/draft/proposed-title'
import { commonRequest } from '../../features/homework/draft/publish-request'
import { OptionFields } from '../../features/homework/form/OptionFields'
import { ReceiverField } from '../../features/homework/form/ReceiverField'
import { TimeFields } from '../../features/homework/form/TimeFields'
import { TitleField } from '../../features/homework/form/TitleField'
import { useCtrlEnter } from '../../features/homework/form/use-ctrl-enter'
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
import { KeyHints } from '../../ui/KeyHint'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './AiWriting.module.css'
import { TaskForm, TaskPreview } from './TaskForm'
import { type Conditions, findHomeworkFaults, findTaskFaults, type TaskField, wordBounds } from './task-rules'
import { text } from './text'

const taskFields: readonly TaskField[] = ['level', 'topic', 'words']
type Field = TaskField | (typeof fields)[number]
const allFields: readonly Field[] = [...taskFields, ...fields]

/** Writing that AI marks: topic and conditions, to whom and when, in one form (DESIGN §7 /homework/writing/add). */
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
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [summary, setSummary] = useState(false)
  const { task, homework } = draft
  const wrongNow = () => ({ ...findTaskFaults(task, conditions), ...findHomeworkFaults(draft, now()) })
  const wrong = wrongNow()
  const messages = { ...text.faults(wordBounds(conditions)), ...homeworkFaults }
  const fault = (field: Field): string | undefined => {
    const found = touched.has(field) ? wrong[field] : undefined
    return found && messages[found]
  }
  const say = (named: readonly Field[]) => setTouched(old => new Set([...old, ...named]))

  const changeTask = (next: Task, ...named: TaskField[]) => {
    say(named)
    set(old => ({
      task: next,
      homework: old.homework.titled
        ? old.homework
        : { ...old.homework, title: next.topic.trim() === '' ? '' : titleOf(next) },
    }))
  }
  const change = (next: Partial<AssignDraft>, ...named: Field[]) => {
    say(named)
    set(old => ({ ...old, homework: { ...old.homework, ...next } }))
  }
  // another homework has an id of its own: by the same one, the first would be found and nothing made
  const empty = () => {
    set(emptyWritingDraft(now()))
    setTouched(new Set())
  }
  const form = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) showFirstFault(form.current)
  }, [refused])
  const refuse = () => {
    say(allFields)
    setRefused(count => count + 1)
  }
  const check = () => {
    if (!ready || summary) return
    if (Object.keys(wrong).length === 0) setSummary(true)
    else refuse()
  }
  useCtrlEnter(check)
  const restart = async () => {
    if (await confirmDialog({ message: text.restartAsk, confirm: text.restartYes })) empty()
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
              fault={fault('title')}
              onChange={title => change({ title, titled: true }, 'title')}
            />
            <ReceiverField
              receivers={homework.receivers}
              fault={fault('receivers')}
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
      <KeyHints hints={[{ keys: ['Ctrl', 'Enter'], word: text.check }]} />
      {summary && (
        <SummaryDialog
          draft={homework}
          starts={startText(homework)}
          contents={<TaskRows task={task} />}
          makeCall={studentsOf => {
            // a start that was to come may have gone by
            if (Object.keys(wrongNow()).length > 0) {
              setSummary(false)
              refuse()
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
          onMade={empty}
        />
      )}
    </div>
  )
}

/** The button stands above the form: what is wrong further down is brought into sight, and a field takes the focus. */
function showFirstFault(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

/** The title that is proposed: what the topic means is read sooner in a list than its English. */
const titleOf = ({ topic, mean }: Task): string =>
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
