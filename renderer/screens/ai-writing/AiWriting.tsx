import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Keep } from '../../../shared/contract/keeps'
import { useApi, useKept, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { type AssignDraft, usualDefaults } from '../../features/homework/draft/assign-draft'
import { faultMessages, fields, type Field as HomeworkField } from '../../features/homework/draft/faults'
import { proposedTitle } from '../../features/homework/draft/proposed-title'
import { commonRequest } from '../../features/homework/draft/publish-request'
import { OptionFields } from '../../features/homework/form/OptionFields'
import { ReceiverField } from '../../features/homework/form/ReceiverField'
import { TimeFields } from '../../features/homework/form/TimeFields'
import { TitleField } from '../../features/homework/form/TitleField'
import { useDeadlineNotes } from '../../features/homework/form/use-deadline-notes'
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
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { KeyHints } from '../../ui/keys/KeyHints'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './AiWriting.module.css'
import { TaskForm, TaskPreview } from './TaskForm'
import { type Conditions, findHomeworkFaults, findTaskFaults, type TaskField, wordBounds } from './task-rules'
import { text } from './text'

type Field = TaskField | HomeworkField

const keys = [{ label: text.check, keys: ['Ctrl+Enter'] }]

/** The form of an AI-marked writing homework: task, receivers and times (DESIGN §7 /homework/writing/add). */
export function AiWriting() {
  const session = useSession()
  const canAssign = canGiveHomework(session)
  const { data, isError, isFetching, refetch } = useApi('ai-writing-condition-list', {}, { enabled: canAssign })
  const defaults = useKept('homework-defaults')
  const crumbs = [{ label: text.assign, to: paths.assignForm() }]
  if (!canAssign)
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState message={text.refused} hint={text.refusedHint} />
      </>
    )
  if (data && defaults.ready) return <WritingForm conditions={data} defaults={defaults.value ?? usualDefaults} />
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

function WritingForm({ conditions, defaults }: { conditions: Conditions; defaults: Keep<'homework-defaults'> }) {
  const [summary, setSummary] = useState(false)
  const taskFaults = text.faults(wordBounds(conditions))
  const form = useDraftForm<WritingDraft, Field>({
    // each empty draft has a new request id: for an old id the server would return that homework and create none
    initial: () => emptyWritingDraft(now(), defaults),
    draft: { key: writingDraftKey, read: parseWritingDraft },
    check(draft) {
      const { level, topic, words } = findTaskFaults(draft.task, conditions)
      return {
        level: level && taskFaults[level],
        topic: topic && taskFaults[topic],
        words: words && taskFaults[words],
        ...faultMessages(findHomeworkFaults(draft, now())),
      }
    },
    async submit() {
      setSummary(true)
      return null
    },
  })
  const { task, homework } = form.values
  const others = useDeadlineNotes(homework.receivers)

  const changeTask = (next: Task, ...touched: TaskField[]) =>
    form.set(
      old => ({
        task: next,
        homework: old.homework.titled
          ? old.homework
          : { ...old.homework, title: next.topic.trim() === '' ? '' : titleFor(next) },
      }),
      touched,
    )
  const change = (next: Partial<AssignDraft>) =>
    form.set(
      old => ({ homework: { ...old.homework, ...next } }),
      fields.filter(field => field in next),
    )
  const restart = async () => {
    if (await confirmDialog({ message: text.restartQuestion, confirm: text.restartConfirm })) form.clear()
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
            <Button onClick={() => form.submit()} disabled={!form.ready} aria-keyshortcuts="Control+Enter">
              {text.check}
            </Button>
          </>
        }
      />
      {form.ready ? (
        <Form form={form} submitKey={text.check} className={`${layout.panels} ${classes.form}`}>
          <div className={classes.main}>
            <TaskForm task={task} conditions={conditions} fault={form.fault} onChange={changeTask} />
            <TitleField
              value={homework.title}
              error={form.fault('title')}
              onChange={title => change({ title, titled: true })}
            />
            <ReceiverField
              value={homework.receivers}
              error={form.fault('receivers')}
              onChange={receivers => change({ receivers })}
            />
          </div>
          <div className={classes.side}>
            <TaskPreview task={task} />
            <TimeFields
              kind={1}
              value={homework}
              faults={{ start: form.fault('start'), end: form.fault('end') }}
              others={others}
              onChange={change}
            />
            <OptionFields
              kind={1}
              value={homework}
              resourceIds={[]}
              offered={['delay', 'switches']}
              onChange={change}
            />
          </div>
        </Form>
      ) : (
        <Skeletons count={8} />
      )}
      <KeyHints rows={keys} />
      {summary && (
        <SummaryDialog
          draft={homework}
          {...startText(homework)}
          contents={<TaskRows task={task} />}
          makeCall={studentsOf => {
            // the start time may have passed since the form was checked
            if (form.showFaults()) {
              setSummary(false)
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
          change={change}
          onClose={() => setSummary(false)}
          onPublished={form.clear}
        />
      )}
    </div>
  )
}

/**
 * The proposed title. It uses the Japanese meaning of the topic, which is quicker to read in a list than the English.
 */
const titleFor = ({ topic, mean }: Task): string =>
  proposedTitle([{ resource_title: text.proposedTitle((mean || topic).trim()) }], () => '')

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
