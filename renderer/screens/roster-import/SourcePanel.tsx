import { Button, NativeSelect } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { PresentTeam } from '../../../shared/domain/roster/plan-types'
import { useExport } from '../../features/downloads/use-export'
import { FileOrPaste } from './FileOrPaste'
import classes from './RosterImport.module.css'
import { text } from './text'
import type { Sources } from './use-source'

interface Props {
  sources: Sources
  teams: readonly PresentTeam[]
  /** The class of rows that name none; empty if none is chosen. */
  teamId: string
  onTeam(teamId: string): void
}

const words = text.source

/** Where the students come from: a file, pasted cells, or the present list that is saved, changed and dropped again. */
export function SourcePanel({ sources, teams, teamId, onTeam }: Props) {
  const { begin, isStarting } = useExport()
  const saved = teamId === '' ? teams : teams.filter(({ id }) => id === teamId)
  return (
    <section className={classes.panel} aria-label={words.step}>
      <FileOrPaste sources={sources}>
        <div className={classes.half}>
          <h2>{words.templateTitle}</h2>
          <p className={classes.hint}>{words.templateHint}</p>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            disabled={saved.length === 0}
            loading={isStarting}
            onClick={() =>
              void begin({ kind: 'student-list', request: { team_ids: saved.map(({ id }) => id).join(',') } })
            }
          >
            {words.template}
          </Button>
          <TargetSelect teams={teams} value={teamId} onChange={onTeam} />
        </div>
      </FileOrPaste>
    </section>
  )
}

interface TargetProps {
  teams: readonly PresentTeam[]
  value: string
  onChange(teamId: string): void
}

/** The class of rows that name none. */
export const TargetSelect = ({ teams, value, onChange }: TargetProps) => (
  <NativeSelect
    size="xs"
    maw={320}
    label={words.target}
    data={[{ value: '', label: words.noTarget }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
