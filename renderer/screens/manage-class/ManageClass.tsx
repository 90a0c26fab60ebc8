import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { isMissing, showToast, useApi } from '../../bridge/index'
import { ImportLink } from '../../features/roster/ImportLink'
import { StudyLink } from '../../features/study/StudyLink'
import { paths } from '../../paths'
import { useOffline } from '../../ui/connection'
import { undoLatestDeletion, useDeletionState } from '../../ui/deletions/pending-deletions'
import { deletionCell } from '../../ui/deletions/UndoCell'
import { EmptyState } from '../../ui/EmptyState'
import { DataGrid } from '../../ui/grid/DataGrid'
import { gridKeys } from '../../ui/grid/grid-keys'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { ListScreen, Total } from '../../ui/list/ListView'
import { PagedList } from '../../ui/list/PagedList'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import { useSelection } from '../../ui/table/use-selection'
import { useStableCallback } from '../../ui/use-stable-callback'
import { ClassFacts } from './ClassFacts'
import { ClassFilters } from './ClassFilters'
import { EditBars } from './EditBars'
import { rules } from './list-rules'
import { PasteDialog } from './PasteDialog'
import { SelectionBar } from './SelectionBar'
import { type OpenDialog, StudentDialogs } from './StudentDialogs'
import { type Field, hasWideDigits, idOf, nameOf, type Student } from './student-cells'
import { studentColumns } from './student-columns'
import { TableNotes } from './TableNotes'
import { text } from './text'
import { useCellEdits } from './use-cell-edits'
import { useCells } from './use-cells'
import { useClassRows } from './use-class-rows'
import { useLeave } from './use-leave'
import { useLinkedStudent } from './use-linked-student'
import { usePaste } from './use-paste'
import { useStudents } from './use-students'

/**
 * 生徒の管理: the students of one class (SPEC §2, §7). Their number, name, grade and class name are edited in place; each
 * change is sent at once, and can be undone.
 */
export function ManageClass() {
  const { teamId = '' } = useParams()
  const team = useApi('team-info', { team_id: teamId })
  const list = useListState(`manage-class/${teamId}`, rules)
  const search = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useLinkedStudent(list)
  const students = useStudents(teamId, list)
  const leave = useLeave(teamId)
  const selection = useSelection(idOf)
  const isOffline = useOffline()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  /** Students whose cells were edited: they keep their rows. */
  const [edited] = useState(() => new Set<string>())
  const { rows, patch, isMoved, inServerOrder } = useClassRows({
    key: students.key,
    items: students.items,
    pageSize: students.page.pageSize,
    isKept: id => edited.has(id),
  })
  const editing = useCellEdits({
    teamId,
    byId: rows.byId,
    onStored(id, fields) {
      edited.add(id)
      patch(id, fields)
    },
  })
  const cellOf = useCells(rows, editing)
  const paste = usePaste({ rows, students, editing, showAll: () => list.filter({ show: 'all' }) })
  const shown = useMemo(() => rows.order.flatMap(id => rows.byId.get(id) ?? []), [rows])
  // An answer that was on its way when a student left the class still has her.
  const visible = students.page.isFetching ? shown.filter(student => !leave.hasLeft(student)) : shown
  const selected = [...selection.rows.keys()].flatMap(id => rows.byId.get(id) ?? [])

  const isDeleting = useDeletionState().batches.some(({ secondsLeft }) => secondsLeft > 0)
  const undo = () => (isDeleting ? undoLatestDeletion() : showToast(text.undone(editing.undo())))
  const edit = (student: Student, field: Field, value: string) => {
    editing.commit([{ id: idOf(student), field, from: editing.shownOf(idOf(student), field), to: value }])
    if (hasWideDigits(field, value)) showToast(text.widened)
  }
  const startLeave = (leaving: readonly Student[]) => {
    const ids = leaving.map(idOf)
    for (const id of ids) edited.delete(id)
    selection.drop(ids)
    leave.start(leaving)
  }
  const openDialog = useStableCallback((kind: OpenDialog['kind'], student: Student) =>
    setDialog({ kind, students: [student] }),
  )
  const columns = useMemo(() => studentColumns(openDialog), [openDialog])
  const keys = useKeyTable([
    ...gridKeys,
    { label: text.undo, keys: { 'Ctrl+z': undo }, when: editing.canUndo && !isDeleting, hint: false },
    { label: text.keys.search, keys: { '/': () => search.current?.focus() } },
  ])
  const name = team.data?.name || text.title
  const back = <Link to={paths.grades()}>{text.back}</Link>
  const header = (
    <PageHeader
      title={name}
      crumbs={[{ label: text.list, to: paths.grades() }]}
      mark={students.page.total !== undefined && <Total>{text.count(students.page.total)}</Total>}
      facts={team.data && <ClassFacts team={team.data} />}
      actions={
        selected.length > 0 ? (
          <SelectionBar
            count={selected.length}
            elsewhere={selected.filter(student => !rows.order.includes(idOf(student))).length}
            onAct={kind => setDialog({ kind, students: selected })}
            onClear={selection.clear}
          />
        ) : (
          <>
            {!isMissing(team.error) && (
              <>
                <StudyLink to={paths.studentOverview(teamId)} />
                <ImportLink teamId={teamId} />
              </>
            )}
            <Button
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={isMissing(team.error) || students.page.total === 0}
              onClick={() => setDialog({ kind: 'passwords', students: [] })}
            >
              {text.passwordsOfAll}
            </Button>
          </>
        )
      }
    />
  )
  if (isMissing(team.error))
    return (
      <ListScreen>
        {header}
        <EmptyState message={text.missing} hint={back} />
      </ListScreen>
    )
  return (
    <ListScreen>
      {header}
      <PagedList
        page={{ ...students.page, isEmpty: students.page.isEmpty && shown.length === 0 }}
        offlineKeys={students.offlineKeys}
        cardRef={card}
        above={
          <>
            <ClassFilters list={list} search={search} canUndo={editing.canUndo} onUndo={undo} />
            <EditBars editing={editing} byId={rows.byId} />
            <TableNotes
              students={students}
              isMoved={isMoved && !students.page.isFetching}
              onSort={inServerOrder}
              isOffline={isOffline}
            />
          </>
        }
        foot={<KeyHints rows={keys} />}
        failed={text.failed}
        empty={
          list.isFiltered ? { message: text.notFound, hint: text.notFoundHint } : { message: text.empty, hint: back }
        }
      >
        <DataGrid
          label={text.table}
          columns={columns}
          rows={students.page.rows && visible}
          rowKey={idOf}
          sort={list.sort}
          onSort={list.sortBy}
          select={{ selection, nameOf }}
          cellOf={cellOf}
          onEdit={edit}
          onPaste={(student, field, pasted) => paste.paste({ id: idOf(student), field }, pasted)}
          onUndo={undo}
          isReadOnly={isOffline}
          stale={students.page.isStale}
          replaced={student =>
            leave.isLeaving(student) ? deletionCell(leave.of(student), student, text.staysAccount) : null
          }
          skeletonRows={10}
          virtualHeight={students.isAll ? 'max(280px, calc(100dvh - 330px))' : undefined}
        />
      </PagedList>
      {paste.open && (
        <PasteDialog
          plan={paste.open.plan}
          duplicates={paste.open.duplicates}
          byId={rows.byId}
          onShowAll={paste.showAll}
          onApply={paste.apply}
          onClose={paste.close}
        />
      )}
      {dialog && (
        <StudentDialogs
          team={{ id: teamId, name }}
          open={dialog}
          onChanged={editing.record}
          onLeave={startLeave}
          onClose={() => setDialog(null)}
        />
      )}
    </ListScreen>
  )
}
