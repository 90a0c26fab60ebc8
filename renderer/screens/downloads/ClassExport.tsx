import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { isEmail, tidyEmail } from '../../../shared/domain/text-rules'
import { useApi } from '../../bridge/index'
import { useExport } from '../../features/downloads/use-export'
import { text as peopleText } from '../../features/people/text'
import { useKeptClass } from '../../features/people/use-kept-class'
import { missingChoice } from '../../features/reports/missing-choice'
import { PeriodField } from '../../features/reports/PeriodField'
import { chosenPeriod, defaultPeriod, periodFault } from '../../features/reports/period'
import { text as reportText } from '../../features/reports/text'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import classes from './Downloads.module.css'
import { text } from './text'

const exportText = text.classExport

/** Begins an export for a class and a period: a workbook with a score sheet for each student. */
export function ClassExport() {
  const now = useNow()
  const [team_id, setTeam] = useState('')
  const [choice, setChoice] = useState(defaultPeriod)
  const [typedEmail, setEmail] = useState('')
  const email = tidyEmail(typedEmail)
  const isEmailWrong = email !== '' && !isEmail(email)
  useKeptClass('class-export', { team: team_id, ready: true, isUnset: team_id === '', choose: setTeam })
  const teams = useApi('team-rows', {})
  const students = useApi('student-list-by-team', { team_id }, { enabled: team_id !== '' })
  const hasNoTeams = teams.isError && !teams.data
  const { isStarting, begin } = useExport()
  const period = chosenPeriod(choice, now)
  const fault = periodFault(period)
  const ids = (team_id === '' ? [] : (students.data?.items ?? [])).map(({ student_id }) => student_id)
  const missing = missingChoice({ team: team_id, hasNoTeams, fault, students: students.data && ids.length })
  const tooMany = ids.length > limits.reportStudents
  const save = () =>
    begin({
      kind: 'export-student-study-report',
      request: {
        student_ids: ids.join(','),
        start_time: period.from,
        end_time: period.to,
        ...(email !== '' && { email }),
      },
    })
  return (
    <section className={classes.section} aria-labelledby="downloads-class">
      <h2 id="downloads-class">{exportText.title}</h2>
      <p className={classes.note}>
        {exportText.lead} <Link to={paths.studentReport()}>{exportText.pdf}</Link>
      </p>
      {hasNoTeams ? (
        <ErrorState
          message={peopleText.tree.teamsFailed}
          onRetry={() => void teams.refetch()}
          busy={teams.isFetching}
        />
      ) : (
        <div className={classes.classExport}>
          <NativeSelect
            label={exportText.team}
            data={[
              { value: '', label: exportText.noTeam },
              ...(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={team_id}
            error={tooMany ? reportText.tooMany(limits.reportStudents) : undefined}
            onChange={event => setTeam(event.currentTarget.value)}
          />
          <PeriodField choice={choice} onChange={setChoice} fault={fault} />
          <TextInput
            type="email"
            label={exportText.email}
            value={typedEmail}
            error={isEmailWrong ? exportText.badEmail : undefined}
            autoComplete="email"
            onChange={event => setEmail(event.currentTarget.value)}
          />
          <Button
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            disabled={missing !== null || tooMany || isEmailWrong}
            aria-busy={isStarting || undefined}
            onClick={() => void save()}
          >
            {missing ? exportText.saveWithout[missing] : exportText.saveCount(ids.length)}
          </Button>
        </div>
      )}
      {!hasNoTeams && students.isError && !students.data ? (
        <ErrorState
          message={peopleText.studentsFailed}
          onRetry={() => void students.refetch()}
          busy={students.isFetching}
        />
      ) : null}
    </section>
  )
}
