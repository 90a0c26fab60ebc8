import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKept, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { emptyDraft, usualDefaults } from '../../features/homework/draft/assign-draft'
import { proposedTitle } from '../../features/homework/draft/proposed-title'
import { wizards } from '../../features/homework/wizard-kinds'
import type { RecitationDraft } from '../../features/recitation/recitation-draft'
import { paths } from '../../paths'
import { now } from '../../ui/clock'
import { Link } from '../../ui/Link'
import classes from './Recitation.module.css'
import { text } from './text'

interface Props {
  created: NonNullable<RecitationDraft['created']>
  /** How many more can be created this month, if it is known. */
  remaining: number | undefined
  /** Empties the page. */
  onAnother(): void
}

/** The resource that was created, and what a teacher does next: assign it, or make another one. */
export function CreatedPanel({ created, remaining, onAnother }: Props) {
  const { id, title, view_key } = created
  const navigate = useNavigate()
  const session = useSession()
  const defaults = useKept('homework-defaults')
  const first = useRef<HTMLButtonElement>(null)
  // The button can be used once the usual settings are read.
  useEffect(() => {
    if (defaults.ready) first.current?.focus()
  }, [defaults.ready])

  const assign = () => {
    const contents = [{ resource_id: id, resource_title: title, resource_level: '', view_key, from: text.created.from }]
    const draft = {
      ...emptyDraft(1, now(), defaults.value ?? usualDefaults),
      contents: id === '' ? [] : contents,
      title: id === '' ? '' : proposedTitle(contents, () => ''),
    }
    onAnother()
    // The resource is chosen: the last step asks for classes and deadline. Without its id, the teacher chooses it.
    const step = id === '' ? 1 : wizards.routine.steps.length
    void navigate(paths.assign('routine', step), id === '' ? {} : { state: { draft } })
  }
  return (
    <section className={classes.created} aria-label={text.created.title}>
      <h2>
        <IconCircleCheck size={24} aria-hidden /> {text.created.title}
      </h2>
      <p role="status">{text.created.where(title)}</p>
      {remaining !== undefined && <p className={classes.note}>{text.remaining(remaining)}</p>}
      <div className={classes.line}>
        {canGiveHomework(session) && (
          <Button ref={first} disabled={!defaults.ready} onClick={assign}>
            {id === '' ? text.created.find : text.created.assign}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {text.created.another}
        </Button>
        {id !== '' && (
          <Button component={Link} to={paths.explain('', id)} variant="subtle">
            {text.created.preview}
          </Button>
        )}
      </div>
    </section>
  )
}
