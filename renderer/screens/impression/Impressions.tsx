import { useEffect, useMemo, useRef } from 'react'
import { limits } from '../../../shared/domain/limits'
import { parseJst } from '../../../shared/domain/time'
import { useApi, usePagedApi } from '../../bridge/index'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { RestLine } from '../../features/sheets/RestLine'
import { SheetMenu } from '../../features/sheets/SheetMenu'
import { useAllRows } from '../../features/sheets/use-all-rows'
import { useAsOf } from '../../features/study/use-as-of'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { FilterBar } from '../../ui/list/FilterBar'
import { ListScreen, Total } from '../../ui/list/ListView'
import { type ListRules, searchText, withValues } from '../../ui/list/list-state'
import { PagedList } from '../../ui/list/PagedList'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './Impressions.module.css'
import { type Impression, impressionColumns } from './impression-columns'
import { text } from './text'

const rules: ListRules<Readonly<Record<'team' | 'book' | 'kw', string>>, 'time'> = {
  noFilters: { team: '', book: '', kw: '' },
  sort: { field: 'time', order: 'desc' },
  sortFields: ['time'],
}

/** A student may write about a book twice. */
const keyOf = ({ student_id, ebook_id, updated_at }: Impression): string => `${student_id}|${ebook_id}|${updated_at}`

const timeOf = ({ updated_at = '' }: Impression): number => parseJst(updated_at) ?? 0
const newestFirst = (a: Impression, b: Impression): number => timeOf(b) - timeOf(a)
const pageSize = limits.pageSizes.list

/** 読書の感想: what students wrote about e-books, to read in a row (SPEC §2 /impression). */
export function Impressions() {
  const now = useNow()
  const list = useKeptListClass('impressions', useListState('impressions', rules))
  const { team, book, kw } = list.applied
  const request = withValues({ team_id: team, ebook_id: book, kw: searchText(kw) })
  const query = usePagedApi('impression-page-list', request, { limit: 200, enabled: list.ready })
  const { rows: read, rest } = useAllRows(query)
  const rows = useMemo(() => read?.toSorted(newestFirst), [read])
  const teams = useApi('team-rows', {})
  const books = useApi('ebook-rows', {})
  const { nameOf: shownName, isHidden } = useHiddenNames()
  const nameOf = (row: Impression) => shownName(row.nickname, row.student_id)
  const columns = impressionColumns(now, nameOf, isHidden)
  const page = useListPage(list, allRows(rows, query), pageSize)
  const from = (page.page - 1) * pageSize
  const shown = page.rows?.slice(from, from + pageSize)
  const keys = [['impression-page-list', request]]
  const asOf = useAsOf(keys)
  const card = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const entered = useRef<1 | -1 | null>(null)
  const step = (by: 1 | -1) => () => {
    const articles = [...(card.current?.querySelectorAll<HTMLElement>('article') ?? [])]
    const at = articles.findIndex(article => article.contains(document.activeElement))
    const next = articles[at < 0 ? 0 : at + by]
    if (next) return next.focus()
    const target = page.page + by
    if (target < 1 || (target - 1) * pageSize >= (page.total ?? 0)) return
    entered.current = by
    page.goTo(target)
  }
  // a key that leaves a page goes on with the nearest article of the other
  useEffect(() => {
    if (entered.current === null || page.page < 1) return
    const articles = [...(card.current?.querySelectorAll<HTMLElement>('article') ?? [])]
    articles.at(entered.current === 1 ? 0 : -1)?.focus()
    entered.current = null
  }, [page.page])
  const keyRows = useKeyTable([
    { label: text.next, keys: { j: step(1) } },
    { label: text.previous, keys: { k: step(-1) } },
    { label: text.search, keys: { '/': () => search.current?.focus() } },
  ])
  const teamItems = teams.data?.items ?? []
  const teamName = teamItems.find(({ id }) => id === team)?.name ?? text.filters.allTeams
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>}
        facts={`${text.facts}　${asOf}`}
        actions={
          <SheetMenu
            title={text.sheetTitle(teamName, asOf)}
            columns={columns}
            rows={rest === null ? rows : undefined}
          />
        }
      />
      <PagedList
        page={page}
        offlineKeys={keys}
        cardRef={card}
        isPlain
        above={
          <>
            <FilterBar
              list={list}
              rows={[
                {
                  key: 'team',
                  label: text.filters.team,
                  kind: 'select',
                  options: [
                    { value: '', label: text.filters.allTeams },
                    ...teamItems.map(({ id, name }) => ({ value: id, label: name })),
                  ],
                  error: teams.isError ? text.teamsFailed : undefined,
                },
                {
                  key: 'book',
                  label: text.filters.book,
                  kind: 'select',
                  options: [
                    { value: '', label: text.filters.allBooks },
                    ...(books.data?.items ?? []).map(({ ebook_id, title }) => ({ value: ebook_id, label: title })),
                  ],
                  error: books.isError ? text.booksFailed : undefined,
                },
              ]}
              search={{ key: 'kw', label: text.search, placeholder: text.searchPlaceholder, input: search }}
            />
            <RestLine rest={rest} />
          </>
        }
        foot={<KeyHints rows={keyRows} />}
        failed={text.failed}
        empty={
          list.isFiltered
            ? { message: text.notFound, hint: text.notFoundHint }
            : { message: text.empty, hint: text.emptyHint }
        }
      >
        {shown === undefined ? (
          <Skeletons count={8} />
        ) : (
          <section className={classes.list} aria-label={text.list}>
            {shown.map(row => (
              <Article key={keyOf(row)} row={row} columns={columns} />
            ))}
          </section>
        )}
      </PagedList>
    </ListScreen>
  )
}

interface ArticleProps {
  row: Impression
  columns: ReturnType<typeof impressionColumns>
}

/** One impression; the keys J and K give it the focus. */
function Article({ row, columns: [time, team, number, name, book, stars, content] }: ArticleProps) {
  return (
    <article className={classes.article} tabIndex={-1} aria-label={`${name.words(row)} ${book.words(row)}`}>
      <header>
        <Link to={paths.studentDetails(row.student_id, { tab: 'ebook' })}>{name.words(row)}</Link>
        <span>{team.words(row)}</span>
        <span>{number.words(row)}</span>
        <b>{book.words(row)}</b>
        <span>{stars.words(row)}</span>
        <time>{time.words(row)}</time>
      </header>
      <p>{content.words(row)}</p>
    </article>
  )
}
