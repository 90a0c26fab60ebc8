import { useMemo } from 'react'
import type { RosterImport } from '../../../../shared/contract/roster'
import { movedSince } from '../../../../shared/domain/roster/held-rows'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import panel from '../RosterImport.module.css'
import { text as importText } from '../text'
import { changesSincePlan } from './plan-changes'
import { text } from './text'

interface Props {
  record: RosterImport
  students: readonly PresentStudent[]
  teams: readonly { id: string; name: string }[]
}

const words = text.state.changes
const kinds = ['left', 'staying', 'mended'] as const

/** The students who came, left or changed since the year was planned, by name, before it is switched. */
export function ChangesSincePlan({ record, students, teams }: Props) {
  const changes = useMemo(() => changesSincePlan(record, students), [record, students])
  const { isElsewhere } = useMemo(() => movedSince(record.rows, students), [record, students])
  const found = kinds.filter(kind => changes[kind].length > 0)
  if (found.length === 0) return null
  const teamOf = (id: string) => teams.find(team => team.id === id)?.name ?? ''
  return (
    <section className={panel.panel} aria-label={words.label}>
      <h2>{words.label}</h2>
      {isElsewhere && <p className={panel.fault}>{words.elsewhere}</p>}
      {found.map(kind => (
        <div key={kind}>
          <p className={kind === 'mended' ? panel.hint : panel.remark}>{words[kind](changes[kind].length)}</p>
          <ul className={panel.students}>
            {changes[kind].map(({ student_id, nickname, number, team_id }) => (
              <li key={student_id}>{importText.candidate(nickname, teamOf(team_id), number)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
