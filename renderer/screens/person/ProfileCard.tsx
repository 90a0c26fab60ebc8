import { Button } from '@mantine/core'
import * as v from 'valibot'
import type { SessionView } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { useWrite } from '../../bridge/index'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { textMessage } from '../../ui/form/text-fault'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { Card } from './Card'
import { outcomeMessage } from './outcome-message'
import classes from './Person.module.css'
import { text } from './text'

const profileText = text.profile

/** What the teacher has typed; null for a field that she has not changed, which follows the account. */
const schema = v.object({ nickname: v.nullable(v.string()), school: v.nullable(v.string()) })
type Typed = v.InferOutput<typeof schema>

const readTyped = (value: unknown): Typed | null => {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}

/** Name and school (SPEC §7 change-profile). The header and the lock screen show them as soon as they are saved. */
export function ProfileCard({ user }: { user: SessionView['user'] }) {
  const write = useWrite('change-profile', { success: profileText.done, quiet: true })
  const filled = (typed: Typed) => ({ nickname: typed.nickname ?? user.nickname, school: typed.school ?? user.school })
  const form = useDraftForm<Typed>({
    initial: { nickname: null, school: null },
    draft: { key: 'person/profile', read: readTyped },
    check(typed) {
      const { nickname, school } = filled(typed)
      return {
        nickname: textMessage(nickname, { label: profileText.nickname, max: limits.nickname }),
        school: textMessage(school, { label: profileText.school, max: limits.school }),
      }
    },
    async submit(typed) {
      const outcome = await write.send(filled(typed))
      if (outcome?.kind === 'done') form.clear()
      return outcomeMessage(outcome)
    },
  })
  const shown = filled(form.values)
  return (
    <Card title={profileText.title} note={profileText.note}>
      <Form
        form={form}
        actions={
          <div className={classes.foot}>
            <Button type="submit" loading={form.busy} disabled={!form.ready}>
              {profileText.save}
            </Button>
          </div>
        }
      >
        <TextField
          {...form.field('nickname')}
          value={shown.nickname}
          label={profileText.nickname}
          max={limits.nickname}
        />
        <TextField {...form.field('school')} value={shown.school} label={profileText.school} max={limits.school} />
      </Form>
    </Card>
  )
}
