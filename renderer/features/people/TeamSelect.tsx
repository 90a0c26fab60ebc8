import { NativeSelect } from '@mantine/core'
import type { Team } from './people'
import classes from './TeamSelect.module.css'
import { text } from './text'

interface Props {
  teams: readonly Pick<Team, 'id' | 'name'>[]
  /** Empty: all classes. */
  value: string
  onChange: (teamId: string) => void
}

/** Selects one class, or all classes. Nothing is rendered if there is only one class. */
export function TeamSelect({ teams, value, onChange }: Props) {
  if (teams.length < 2) return null
  return (
    <NativeSelect
      className={classes.team}
      aria-label={text.team}
      data={[{ value: '', label: text.allTeams }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
