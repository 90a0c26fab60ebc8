import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { limits } from '../../../shared/domain/limits'
import { liveTypes } from '../../../shared/domain/statuses'
import { wireDate } from '../../../shared/domain/time'
import { TeamTree } from '../../features/people/TeamTree'
import { useNow } from '../../ui/clock'
import { DateTimeField } from '../../ui/DateTimeField'
import { TextField } from '../../ui/form/TextField'
import type { Faults } from '../../ui/form/use-form-state'
import layout from '../../ui/layout/layout.module.css'
import classes from './Live.module.css'
import type { LessonFieldName, LessonForm } from './lesson-check'
import { moveStart } from './lesson-draft'
import { PreparedLesson } from './PreparedLesson'
import { text } from './text'
import type { LessonFacts } from './use-lesson-facts'

interface Props {
  form: LessonForm
  facts: LessonFacts
  /** The faults that depend on the server; they are shown at once. */
  blocked: Faults<LessonFieldName>
  /** Below the room, e.g. the lessons at the same time. */
  clash: ReactNode
  /** Below the classes. */
  children?: ReactNode
}

/** The fields of a lesson: what, when, where and for whom (SPEC §3 Online class). */
export function LessonFields({ form, facts, blocked, clash, children }: Props) {
  const { values, set } = form
  const today = wireDate(useNow())
  const chosen = values.teams.map(teamId => ({ teamId, studentIds: null }))
  return (
    <fieldset disabled={form.busy} className={`${layout.panels} ${classes.form}`}>
      <div className={classes.column}>
        <fieldset className={classes.fields}>
          <legend>{text.form.what}</legend>
          <PreparedLesson form={form} />
          <TextField {...form.field('title')} label={text.form.title} max={limits.lesson.title} />
          <TextField {...form.field('content')} label={text.form.content} max={limits.lesson.content} rows={3} />
          <fieldset className={classes.type}>
            <legend>{text.form.type}</legend>
            <SegmentedControl
              aria-label={text.form.type}
              data={Object.entries(liveTypes).map(([value, label]) => ({ value, label }))}
              value={String(values.type)}
              onChange={type => set({ type: type === '1' ? 1 : 0 })}
            />
          </fieldset>
        </fieldset>
        <fieldset className={classes.fields}>
          <legend>{text.form.when}</legend>
          <div className={classes.pair}>
            <DateTimeField
              label={text.form.start}
              min={today}
              time="16:00"
              value={values.start}
              error={form.fault('start')}
              onChange={start => set(old => moveStart(old, start), ['start'])}
            />
            <DateTimeField
              label={text.form.end}
              min={values.start.slice(0, 10) || today}
              time={values.start.slice(11) || '16:50'}
              value={values.end}
              error={form.fault('end')}
              description={text.form.endHint(limits.lesson.hours)}
              onChange={end => set({ end })}
            />
          </div>
          <RoomField form={form} facts={facts} fault={form.fault('room') ?? blocked.room} />
          {clash}
          <p className={classes.fine}>{text.form.others}</p>
        </fieldset>
      </div>
      <div className={classes.column}>
        <TeamTree
          label={text.form.teams}
          data={facts.tree}
          chosen={chosen}
          onlyTeams
          onChange={teams => set({ teams: teams.map(({ teamId }) => teamId) })}
          fault={form.fault('teams') ?? blocked.teams}
          noTeams={text.form.noTeams}
        />
        {children}
      </div>
    </fieldset>
  )
}

/** The rooms; those that are taken at this time cannot be chosen. */
function RoomField({ form, facts, fault }: { form: LessonForm; facts: LessonFacts; fault: string | undefined }) {
  const { rooms, roomsFailed, dates } = facts
  const { room } = form.values
  const known = rooms ?? []
  const isUnknown = room !== '' && !known.some(({ id }) => id === room)
  const hint = roomsFailed ? text.room.failed : dates.length === 0 ? text.room.needsTime : undefined
  return (
    <NativeSelect
      label={text.room.label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={fault}
      value={room}
      onChange={event => form.set({ room: event.currentTarget.value })}
      data={[
        { value: '', label: text.room.choose },
        ...(isUnknown ? [{ value: room, label: room }] : []),
        ...known.map(({ id, name, isFree }) => ({
          value: id,
          label: isFree === false ? text.room.isTaken(name) : name,
          disabled: isFree === false && id !== room,
        })),
      ]}
    />
  )
}
