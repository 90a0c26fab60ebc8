import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useApi, useDeletion, useLive } from '../../bridge/index'
import { useExport } from '../../features/downloads/use-export'
import { ImportLink } from '../../features/roster/ImportLink'
import { RolloverLink } from '../../features/roster/RolloverLink'
import { RolloverReminder } from '../../features/roster/RolloverReminder'
import { paths } from '../../paths'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { ListScreen, Total } from '../../ui/list/ListView'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { PageHeader } from '../../ui/PageHeader'
import { SearchField } from '../../ui/SearchField'
import { useSelection } from '../../ui/table/use-selection'
import { checkAgreement, type DeletionEffect } from './deletion-effect'
import { ExportMenu } from './ExportMenu'
import classes from './Grades.module.css'
import { OrderNote } from './OrderNote'
import { SelectionBar } from './SelectionBar'
import { StudentSearch } from './StudentSearch'
import { useTeamDialogs } from './TeamDialogs'
import { TeamList } from './TeamList'
import type { TeamAction } from './TeamMenu'
import { idOf, nameOf, type Team } from './team-list'
import { text } from './text'
import { useTeamOrder } from './use-team-order'

const onePage = { page: 1, goTo: () => undefined }

/** クラス・ID編集: all classes of the teacher, and the search over all students (SPEC §7 Teams and students). */
export function Grades() {
  const query = useApi('my-team-rows', {})
  useLive([apiKey('my-team-rows', {})])
  const order = useTeamOrder(query.data?.items)
  const selection = useSelection(idOf)
  const { begin } = useExport()
  /** What the teacher has agreed to delete, by class. */
  const agreed = useRef(new Map<string, DeletionEffect['rows'][number]>())
  const deletion = useDeletion<Team, 'batch-deletion'>('batch-deletion', {
    idOf,
    nameOf,
    describe: text.deletion.describe,
    requestOf: team_id => ({ team_id }),
    together: true,
    check: teams => checkAgreement(teams.flatMap(({ id }) => agreed.current.get(id) ?? [])),
  })
  const page = useListPage(onePage, allRows(order.teams, query), Number.POSITIVE_INFINITY, deletion.isDeleted)
  const teams = page.rows ?? []
  const dialogs = useTeamDialogs({
    teams,
    onRemove(chosen, rows) {
      for (const row of rows) agreed.current.set(row.id, row)
      selection.drop(chosen.map(idOf))
      deletion.start(chosen)
    },
  })
  const act = (action: TeamAction, chosen: readonly Team[]) => {
    const [first] = chosen
    if (!first) return
    if (action === 'remove') dialogs.open({ kind: 'remove', teams: chosen })
    else if (action === 'rename') dialogs.open({ kind: 'rename', team: first })
    else void begin({ kind: 'export-students-xls', request: { team_id: first.id } })
  }
  const selected = teams.filter(({ id }) => selection.rows.has(id))
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const searchKeys = useKeyTable([{ label: text.keys.search, keys: { '/': () => search.current?.focus() } }])
  const clearSearch = () => {
    setWords('')
    search.current?.focus()
  }
  const createButton = <Button onClick={() => dialogs.open({ kind: 'create' })}>{text.create}</Button>
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        mark={page.total !== undefined && <Total>{text.count(teams.length)}</Total>}
        actions={
          selected.length > 0 ? (
            <SelectionBar selected={selected} onRemove={() => act('remove', selected)} onClear={selection.clear} />
          ) : (
            <>
              <Button component={Link} variant="default" to={paths.applications()}>
                {text.applications}
              </Button>
              <ImportLink />
              <RolloverLink />
              {teams.length > 0 && <ExportMenu teams={teams} isAll />}
              {createButton}
            </>
          )
        }
      />
      <RolloverReminder isEarly />
      <div className={classes.bar}>
        {words === '' && <OrderNote order={order} />}
        <SearchField
          inputRef={search}
          className={classes.search}
          label={text.search.label}
          clearLabel={text.search.clear}
          placeholder={text.search.placeholder}
          value={words}
          delay={limits.searchPauseMs}
          onSearch={typed => setWords(typed.trim())}
        />
      </div>
      {words === '' ? (
        <TeamList
          page={page}
          order={order}
          selection={selection}
          deletion={deletion}
          card={card}
          onAct={act}
          keys={searchKeys}
          empty={{ message: text.empty, hint: text.emptyHint }}
        />
      ) : (
        <StudentSearch key={words} kw={words} card={card} onClear={clearSearch} />
      )}
      {dialogs.dialog}
    </ListScreen>
  )
}
