import type { FieldProps } from '../../../ui/form/use-form-state'
import type { ChosenTeam } from '../../people/chosen-students'
import { TeamTree } from '../../people/TeamTree'
import { useTeamTree } from '../../people/use-team-tree'
import type { Receiver } from '../draft/assign-draft'
import { text } from './text'

const toChosen = ({ team_id, student_ids }: Receiver): ChosenTeam => ({ teamId: team_id, studentIds: student_ids })
const toReceiver = ({ teamId, studentIds }: ChosenTeam): Receiver => ({
  team_id: teamId,
  student_ids: studentIds && [...studentIds],
})

/** The classes and students that a homework goes to (SPEC §5 "Class and student selection"). */
export function ReceiverField({ value, error, onChange }: FieldProps<Receiver[]>) {
  return (
    <TeamTree
      label={text.receivers}
      data={useTeamTree()}
      chosen={value.map(toChosen)}
      onChange={chosen => onChange(chosen.map(toReceiver))}
      fault={error}
      noTeams={text.noTeams}
    />
  )
}
