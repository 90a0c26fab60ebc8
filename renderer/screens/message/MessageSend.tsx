import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { useWrite } from '../../bridge/index'
import { HomeworkAttachments } from '../../features/homework/attach/HomeworkAttachments'
import { useMaySend } from '../../features/messages/use-may-send'
import { countStudents } from '../../features/people/chosen-students'
import { TeamTree } from '../../features/people/TeamTree'
import { useTeamTree } from '../../features/people/use-team-tree'
import { paths } from '../../paths'
import { confirmDialog } from '../../ui/dialogs'
import { EmptyState } from '../../ui/EmptyState'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { useDraftForm } from '../../ui/form/use-draft-form'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './MessageSend.module.css'
import { checkMessage, draftKey, emptyMessage, type MessageDraft, messageRequest, readMessage } from './message-draft'
import { text } from './text'
import { useFillMessage } from './use-fill-message'

const sendText = text.send
const crumbs = [{ label: text.title, to: paths.messages() }]

/** A new message to classes or students, with homework attached; kept as a draft (SPEC §7 send-new-message). */
export function MessageSend() {
  const maySend = useMaySend()
  if (maySend) return <MessageForm />
  return (
    <>
      <PageHeader title={sendText.title} crumbs={crumbs} />
      {maySend === undefined ? <Skeletons /> : <EmptyState message={text.refused} hint={text.refusedHint} />}
    </>
  )
}

function MessageForm() {
  const navigate = useNavigate()
  const tree = useTeamTree()
  const write = useWrite('send-new-message', { success: sendText.done, quiet: true })
  const form = useDraftForm<MessageDraft>({
    initial: emptyMessage,
    draft: { key: draftKey, read: readMessage },
    check: checkMessage,
    async submit(values) {
      const question = { message: sendText.sendQuestion(values.title, count), confirm: sendText.button(count) }
      if (!(await confirmDialog(question))) return null
      const outcome = await write.send(messageRequest(values))
      if (outcome?.kind === 'refused') return outcome.message
      if (outcome?.kind === 'notDone') return sendText.notDone
      if (outcome?.kind === 'unknown') return sendText.unknown
      if (outcome?.kind !== 'done') return null
      form.clear()
      const id = outcome.result.answer?.id
      await navigate(id === undefined ? paths.messages() : paths.messageInfo(id), { replace: true })
      return null
    },
  })
  const { teams, studentIds, studentsFrom } = form.values
  const count = countStudents(teams, tree.teams.items ?? []) + studentIds.length
  useFillMessage(form)
  const restart = async () => {
    if (await confirmDialog({ message: sendText.restartQuestion, confirm: sendText.restartConfirm })) form.clear()
  }
  return (
    <>
      <PageHeader
        title={sendText.title}
        crumbs={crumbs}
        actions={
          <>
            {form.isChanged && (
              <Button variant="subtle" onClick={() => void restart()}>
                {sendText.restart}
              </Button>
            )}
            <Button
              loading={form.busy}
              disabled={!form.ready}
              aria-keyshortcuts="Control+Enter"
              onClick={() => form.submit()}
            >
              {sendText.button(count)}
            </Button>
          </>
        }
      />
      <Form form={form} label={sendText.form} submitKey={sendText.button(0)}>
        <div className={`${layout.panels} ${classes.columns}`}>
          <div className={classes.main}>
            <TextField {...form.field('title')} label={sendText.subject} max={limits.message.title} />
            <TextField
              {...form.field('content')}
              label={sendText.content}
              placeholder={sendText.contentHint}
              max={limits.message.content}
              rows={10}
            />
            <HomeworkAttachments {...form.field('homeworks')} max={limits.message.homeworks} />
          </div>
          <div>
            {studentIds.length > 0 && (
              <p className={classes.more}>
                {sendText.moreReceivers[studentsFrom](studentIds.length)}
                <Button size="compact-sm" variant="subtle" onClick={() => form.set({ studentIds: [] })}>
                  {sendText.removeReceivers}
                </Button>
              </p>
            )}
            <TeamTree
              label={sendText.receivers}
              data={tree}
              chosen={teams}
              onChange={chosen =>
                form.set({
                  teams: chosen.map(team => ({ ...team, studentIds: team.studentIds && [...team.studentIds] })),
                })
              }
              fault={form.field('teams').error}
              noTeams={sendText.noTeams}
            />
          </div>
        </div>
      </Form>
    </>
  )
}
