import type { ChosenTeam } from '../../people/chosen-students'
import { TeamTree } from '../../people/TeamTree'
import { useTeamTree } from '../../people/use-team-tree'
import type { Receiver } from '../draft/assign-draft'
import { text } from './text'

interface Props {
  receivers: readonly Receiver[]
  onChange(receivers: Receiver[]): void
  fault: string | undefined
}

const toChosen = ({ team_id, student_ids }: Receiver): ChosenTeam => ({ teamId: team_id, studentIds: student_ids })
const toReceiver = ({ teamId, studentIds }: ChosenTeam): Receiver => ({
  team_id: teamId,
  student_ids: studentIds && [...studentIds],
})

/** The classes and students that a homework goes to (SPEC §5 "Class and student selection"). */
export function ReceiverField({ receivers, onChange, fault }: Props) {
  return (
    <TeamTree
      label={text.receivers}
      data={useTeamTree()}
      chosen={receivers.map(toChosen)}
      onChange={chosen => onChange(chosen.map(toReceiver))}
      fault={fault}
      noTeams={text.noTeams}
    />
  )
}
