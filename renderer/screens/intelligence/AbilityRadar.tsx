import { Radar } from '../../ui/Radar'
import type { Figure } from './figures'
import { text } from './text'

interface Props {
  name: string
  figures: readonly Figure[]
  hasTeam: boolean
}

/** The five abilities of the student, with the averages of the class. */
export function AbilityRadar({ name, figures, hasTeam }: Props) {
  const axes = figures.filter(({ group }) => group === 'ability')
  return (
    <Radar
      axes={axes}
      own={{ name, values: axes.map(({ value }) => value) }}
      other={hasTeam ? { name: text.team, values: axes.map(({ team }) => team) } : undefined}
    />
  )
}
