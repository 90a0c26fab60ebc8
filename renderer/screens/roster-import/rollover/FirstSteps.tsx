import { Button } from '@mantine/core'
import { nextName, type Target, targetOf, type YearChoice } from '../../../../shared/domain/roster/next-year'
import panel from '../RosterImport.module.css'
import type { Sources } from '../use-source'
import { ClassChoices } from './ClassChoices'
import type { RolloverDraft } from './rollover-draft'
import { emptyDraft } from './rollover-draft'
import { SourceStep } from './SourceStep'
import { newNameFault, TargetTable } from './TargetTable'
import { text } from './text'
import type { SchoolClass } from './use-classes'

interface Props {
  draft: RolloverDraft
  onChange(change: Partial<RolloverDraft>): void
  onRestart(): void
  sources: Sources
  hasFile: boolean
  teams: readonly SchoolClass[]
  targets: ReadonlyMap<string, Target>
  choice: YearChoice
}

/** How many new classes have a name that they cannot have. */
export const nameFaults = (targets: Iterable<Target>, teams: readonly SchoolClass[]): number =>
  [...targets].filter(target => target.is === 'new' && newNameFault(target.name, teams) !== undefined).length

/** 名簿: today's classes or a file. */
function SourcePart({ draft, onChange, onRestart, sources, hasFile }: Props) {
  const isChanged = JSON.stringify({ ...draft, since: '' }) !== JSON.stringify(emptyDraft)
  return (
    <>
      <SourceStep draft={draft} onChange={onChange} sources={sources} hasFile={hasFile} />
      {draft.from === 'file' && hasFile && draft.file === null && <p className={panel.remark}>{text.source.large}</p>}
      {isChanged && (
        <div className={panel.line}>
          <span className={panel.hint}>{text.source.saved}</span>
          <Button size="compact-sm" variant="subtle" onClick={onRestart}>
            {text.source.restart}
          </Button>
        </div>
      )}
    </>
  )
}

/** クラスの行き先: an arrow per present class; beside a file, for those who are not in it. */
function ClassesPart({ draft, onChange, teams, targets, choice }: Props) {
  const isFile = draft.from === 'file'
  const label = isFile ? text.classes.others : text.classes.label
  const rows = teams.flatMap(({ id, name, student_count }) => {
    const target = targets.get(id)
    return target ? [{ key: id, name, count: student_count, target }] : []
  })
  const newName = (name: string): string => {
    const target = targetOf(nextName(name) ?? name, teams, { ...choice, makesClasses: true })
    return target.is === 'new' ? target.name : name
  }
  return (
    <>
      <ClassChoices draft={draft} onChange={onChange} />
      <section className={panel.panel} aria-label={label}>
        <h2>{label}</h2>
        {isFile && <p className={panel.hint}>{text.classes.othersHint}</p>}
        {rows.length === 0 ? (
          <p className={panel.remark}>{text.classes.none}</p>
        ) : (
          <TargetTable
            label={label}
            head={text.classes.from}
            rows={rows}
            teams={teams}
            newName={({ name }) => newName(name)}
            onChange={(id, target) => onChange({ targets: { ...draft.targets, [id]: target } })}
          />
        )}
      </section>
    </>
  )
}

/** The two steps before the plan. */
export const FirstSteps = (props: Props) =>
  props.draft.step === 1 ? <SourcePart {...props} /> : props.draft.step === 2 ? <ClassesPart {...props} /> : null
