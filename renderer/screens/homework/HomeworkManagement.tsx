import { Button } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { statusChangeTimes } from '../../../shared/domain/statuses'
import { apiKey, useDeletion, useLive, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { useDuplicate } from '../../features/homework/draft/use-duplicate'
import { homeworkPath, isFromHeadquarters } from '../../features/homework/homework-path'
import { homeworkTitle } from '../../features/homework/homework-title'
import { homeworkColumns, OriginMark } from '../../features/homework/list/list-columns'
import { listRules, type SortField } from '../../features/homework/list/list-state'
import type { ActionName, Homework } from '../../features/homework/list/list-types'
import { text } from '../../features/homework/list/text'
import { useKeptOrder } from '../../features/homework/list/use-kept-order'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import type { SeenPapers } from '../../features/homework/seen/seen-papers'
import { text as workText } from '../../features/homework/work/text'
import { unseenOf, unseenTotal } from '../../features/homework/work/work-lists'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { paths } from '../../paths'
import { useToday } from '../../ui/clock'
import { deletionCell } from '../../ui/deletions/UndoCell'
import { confirmDialog } from '../../ui/dialogs'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { useListKeys } from '../../ui/list/use-list-keys'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import type { Column } from '../../ui/table/column'
import { useSelection } from '../../ui/table/use-selection'
import { useStableCallback } from '../../ui/use-stable-callback'
import { EmptyList } from './list/EmptyList'
import { HomeworkFilters } from './list/HomeworkFilters'
import { HomeworkMenu } from './list/HomeworkMenu'
import classes from './list/List.module.css'
import { SelectionBar } from './list/SelectionBar'
import { SavedFiltersMenu } from './list/saved-filters/SavedFiltersMenu'
import { useSavedFilters } from './list/saved-filters/use-saved-filters'
import { useHomeworkPage } from './list/use-homework-page'
import { useLinkedFilters } from './list/use-linked-filters'

const idOf = ({ homework_id }: Homework) => homework_id
const nameOf = ({ title }: Homework) => homeworkTitle(title)

/** The title of a homework: the link to it. When a deletion is undone, it takes the focus. */
function titleCell(homework: Homework, unseen: number) {
  const isMarked = unseen > 0 || isFromHeadquarters(homework)
  return (
    <div className={classes.title} data-marked={isMarked || undefined}>
      <Link to={homeworkPath(homework)} title={nameOf(homework)} data-removes>
        {nameOf(homework)}
      </Link>
      {isMarked && (
        <div className={classes.marks}>
          <OriginMark homework={homework} />
          {unseen > 0 && <span className={classes.unseen}>{workText.unseenCount(unseen)}</span>}
        </div>
      )}
    </div>
  )
}

const columnsAt = (
  today: number,
  seen: SeenPapers,
  onAct: (name: ActionName, homework: Homework) => void,
): Column<Homework, SortField>[] => [
  ...homeworkColumns(today, homework => titleCell(homework, unseenOf(homework, { now: today, seen }))),
  {
    key: 'menu',
    label: text.menuColumn,
    hideLabel: true,
    width: '44px',
    pinned: true,
    cell: homework => <HomeworkMenu homework={homework} onAct={onAct} />,
  },
]

/** The number of rows; with the number of submissions that the teacher has not looked at, if those are listed. */
const totalOf = (total: number, found: readonly Homework[] | null, at: Parameters<typeof unseenTotal>[1]) =>
  found ? text.countWithUnseen(total, unseenTotal(found, at)) : text.count(total)

/** Asks once where answers of students would be deleted too, and says how many. */
async function confirmDeletion(homeworks: readonly Homework[]): Promise<boolean> {
  const submitted = homeworks.reduce((sum, { submitted_count }) => sum + submitted_count, 0)
  if (submitted === 0) return true
  return confirmDialog({
    title: text.deletion.title,
    message: text.deletion.question(text.deletion.describe(homeworks.map(nameOf)), submitted),
    confirm: text.deletion.confirm,
  })
}

/**
 * 宿題一覧: the homework list with filters, order, pages, and actions for one or several homework
 * (SPEC §7 my-homework-page-list, §9).
 */
export function HomeworkManagement() {
  const session = useSession()
  const navigate = useNavigate()
  const today = useToday()
  const draft = useListState('homework/list', listRules)
  const list = useKeptOrder('homework-list', useKeptListClass('homework-list', draft), listRules)
  const savedFilters = useSavedFilters(list.ready, list.restore)
  const search = useRef<HTMLInputElement>(null)
  const isLinkApplied = useLinkedFilters(list)
  const { query, found, keys, seen } = useHomeworkPage({ ...list, ready: list.ready && isLinkApplied })
  useLive(keys, statusChangeTimes(query.data?.items ?? []))
  const redistribution = useRedistributeDialog()
  const duplication = useDuplicate()
  const selection = useSelection(idOf)
  const deletion = useDeletion('homework-delete', {
    idOf,
    nameOf,
    describe: text.deletion.describe,
    requestOf: homework_id => ({ homework_id }),
  })
  const page = useListPage(list, query, limits.pageSizes.homework, deletion.isDeleted)
  const rows = page.rows ?? []
  const selected = [...selection.rows.values()]
    .filter(homework => !deletion.isDeleted(homework))
    .map(homework => rows.find(row => idOf(row) === idOf(homework)) ?? homework)
  const remove = async (homeworks: readonly Homework[]) => {
    if (!canGiveHomework(session) || !(await confirmDeletion(homeworks))) return
    selection.drop(homeworks.map(idOf))
    deletion.start(homeworks)
  }
  const runAction: Record<ActionName, (homework: Homework) => void> = {
    details: homework => void navigate(homeworkPath(homework)),
    edit: ({ homework_id }) => void navigate(paths.homeworkEdit(homework_id)),
    duplicate: ({ homework_id }) => duplication.duplicate(homework_id),
    redistribute: ({ homework_id }) => redistribution.open(homework_id),
    remove: homework => void remove([homework]),
  }
  const onAct = useStableCallback((name: ActionName, homework: Homework) => runAction[name](homework))
  const columns = useMemo(() => columnsAt(today, seen, onAct), [today, seen, onAct])
  // the button that clears disappears with the filters, so the focus moves to the search field
  const clear = () => {
    list.clear()
    search.current?.focus()
  }
  const card = useRef<HTMLDivElement>(null)
  const searchKeys = useKeyTable([{ label: text.keys.search, keys: { '/': () => search.current?.focus() } }])
  const rowKeys = useListKeys({
    card,
    rows,
    idOf,
    selection,
    deletion,
    remove: homeworks => void remove(homeworks),
    more: [{ label: text.keys.edit, key: 'e', run: homework => canGiveHomework(session) && runAction.edit(homework) }],
  })
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        mark={page.total !== undefined && <Total>{totalOf(page.total, found, { now: today, seen })}</Total>}
        actions={
          selected.length > 0 ? (
            <SelectionBar
              selected={selected}
              otherPagesCount={selected.filter(homework => !rows.includes(homework)).length}
              onRedistribute={runAction.redistribute}
              onRemove={homeworks => void remove(homeworks)}
              onClear={selection.clear}
            />
          ) : (
            <>
              <Button component={Link} variant="default" to={paths.unsubmitted()}>
                {text.unsubmitted}
              </Button>
              <Button component={Link} variant="default" to={paths.redistributionList()}>
                {text.redistributionList}
              </Button>
              {canGiveHomework(session) && (
                <Button component={Link} to={paths.assignForm()}>
                  {text.giveHomework}
                </Button>
              )}
            </>
          )
        }
      />
      <ListView
        list={list}
        page={page}
        offlineKeys={[...keys, apiKey('team-rows')]}
        label={text.table}
        columns={columns}
        rowKey={idOf}
        cellPadding={8}
        select={{
          selection,
          nameOf,
          pageLabel: text.selectPage,
          isSelectable: homework => deletion.stateOf(homework) === null,
        }}
        replaced={homework => deletionCell(deletion, homework)}
        cardRef={card}
        above={
          <HomeworkFilters
            list={list}
            search={search}
            saved={
              <SavedFiltersMenu
                saved={savedFilters.saved}
                onSaved={savedFilters.change}
                filters={list.applied}
                sort={list.sort}
                onUse={({ filters, sort }) => list.restore(filters, sort)}
              />
            }
          />
        }
        foot={<KeyHints rows={[...searchKeys, ...rowKeys]} />}
        failed={text.failed}
        empty={<EmptyList filtered={list.isFiltered} onClear={clear} />}
      />
      {redistribution.dialog}
    </ListScreen>
  )
}
