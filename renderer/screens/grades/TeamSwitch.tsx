import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { setHidden, setJoin } from './change-team'
import classes from './Grades.module.css'
import type { Team } from './team-list'
import { text } from './text'

type Kind = 'join' | 'shown'

const words = text.changed

/** How each switch reads and changes a class, and what is said afterwards. */
const kinds = {
  join: {
    isOn: (team: Team) => team.allow_join === 1,
    label: text.joinOf,
    set: setJoin,
    said: { on: words.joinOn, off: words.joinOff },
  },
  shown: {
    isOn: (team: Team) => team.hidden === 0,
    label: text.shownOf,
    set: (client, team, isOn) => setHidden(client, team, isOn === 1 ? 0 : 1),
    said: { on: words.shown, off: words.hidden },
  },
} as const satisfies Record<
  Kind,
  {
    isOn(team: Team): boolean
    label(name: string): string
    set: typeof setJoin
    said: Record<'on' | 'off', (name: string) => string>
  }
>

/** A switch of a class. It changes at once; if the server refuses, it goes back, and a message says why. */
export function TeamSwitch({ team, kind }: { team: Team; kind: Kind }) {
  const client = useQueryClient()
  const { run } = useBusy()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { isOn, label, set, said } = kinds[kind]
  const checked = wanted ?? isOn(team)
  const change = (next: boolean) =>
    run(async () => {
      setWanted(next)
      const fault = await set(client, team, next ? 1 : 0)
      setWanted(null)
      if (fault === null) showToast(said[next ? 'on' : 'off'](team.name))
      else if (fault !== 'unseen') showToast(fault.message)
    })
  return (
    <span className={classes.switch}>
      <Switch
        size="sm"
        aria-label={label(team.name)}
        aria-busy={wanted !== null || undefined}
        checked={checked}
        onChange={event => void change(event.currentTarget.checked)}
      />
      <span aria-hidden>{text[checked ? 'on' : 'off'][kind]}</span>
    </span>
  )
}
