import { Button, Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { tidyText } from '../../../shared/domain/text-rules'
import { showToast } from '../../bridge/index'
import { DialogActions } from '../../ui/form/DialogActions'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { textMessage } from '../../ui/form/text-fault'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { createTeam, renameTeam } from './change-team'
import classes from './Grades.module.css'
import { findSimilar, type Team } from './team-list'
import { text } from './text'

const words = text.form

interface Props {
  teams: readonly Team[]
  /** The class that gets another name; null: a new class. */
  team: Team | null
  onClose(): void
}

/** The warning about another class with the same name, or with one that is read alike. */
function warningOf(teams: readonly Team[], name: string, ownId?: string): string | null {
  const found = findSimilar(teams, name, ownId)
  if (!found) return null
  return found.isSame ? words.same(found.team.name) : words.similar(found.team.name)
}

/** The name of a new class, or another name for a class (SPEC §5: at most 20 characters). */
export function TeamForm({ teams, team, onClose }: Props) {
  const client = useQueryClient()
  const isFollowed = useRef(false)
  /** The class as the teacher has seen it, also in the message about another teacher's change. */
  const [seen, setSeen] = useState(team)
  const form = useDraftForm({
    initial: { name: team?.name ?? '', join: true },
    check: ({ name }) => ({ name: textMessage(name, { label: words.name, max: limits.className }) }),
    async submit({ name: typed, join }) {
      const isLast = !isFollowed.current
      isFollowed.current = false
      const name = tidyText(typed)
      if (name !== seen?.name) {
        // Another teacher may have made a class with this name: the warning appears before anything is sent.
        const isSeen = (present: readonly Team[]) => warningOf(present, name, team?.id) === warning
        const fault = seen
          ? await renameTeam(client, seen, name, isSeen)
          : await createTeam(client, { name, allow_join: join ? 1 : 0 }, isSeen)
        if (fault === 'unseen') return null
        if (fault?.now) setSeen(fault.now)
        if (fault) return fault.message
        showToast(team ? words.renamed(name) : words.created(name))
      }
      if (isLast) {
        onClose()
        return null
      }
      form.set({ name: '' }, [])
      form.element.current?.querySelector('input')?.focus()
      return null
    },
  })
  const { name } = form.values
  const warning = warningOf(teams, name, team?.id)
  const isSure = warning === null
  const label = team ? (isSure ? words.rename : words.renameAnyway) : isSure ? words.create : words.createAnyway
  return (
    <Form
      form={form}
      actions={
        <DialogActions label={label} busy={form.busy} onClose={onClose}>
          {!team && (
            <Button
              variant="default"
              disabled={form.busy}
              onClick={() => {
                isFollowed.current = true
                form.submit()
              }}
            >
              {words.createAnother}
            </Button>
          )}
        </DialogActions>
      }
    >
      <div>
        <TextField {...form.field('name')} data-autofocus label={words.name} max={limits.className} />
        <p className={classes.warning} role="status">
          {warning}
        </p>
      </div>
      {!team && (
        <Switch
          label={words.join}
          description={words.joinHint}
          checked={form.values.join}
          onChange={event => form.set({ join: event.currentTarget.checked })}
        />
      )}
    </Form>
  )
}
