import { Button, Checkbox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { useNow, usePagedApi } from '../../../bridge'
import { viewName } from '../../../results'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import { isChosen } from '../model/contents'
import type { Content } from '../model/draft'
import classes from './Contents.module.css'
import { catalogueRequest, contentOf, type Resource, type Wanted } from './catalogue'
import { text } from './text'

/** As many at once as are read before more must come (chosen). */
const pageSize = 100
const rowHeight = 56

interface Props {
  wanted: Wanted
  chosen: readonly Content[]
  onToggle(content: Content): void
  /** Absent where there is no room to look into one. */
  onPreview?(content: Content): void
}

function usedAt(resource: Resource, now: number): string {
  const at = parseJst(resource.last_used_time ?? '')
  return at === null ? text.neverUsed : text.lastUsed(shortTime(at, now).replace(/\d+:\d+$/, ''))
}

/** What the catalogue has of what is wanted; another search begins at the top of its list. */
export function ResourceList(props: Props) {
  return <List key={JSON.stringify(catalogueRequest(props.wanted))} {...props} />
}

/** Thousands of rows, of which those in sight are drawn. */
function List({ wanted, chosen, onToggle, onPreview }: Props) {
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const list = usePagedApi('resource-page-list', catalogueRequest(wanted), { limit: pageSize })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const rows = list.data?.pages.flatMap(page => page.items) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const drawn = virtual.getVirtualItems()
  const last = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= rows.length - pageSize / 4) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, last, rows.length])

  if (list.isError && rows.length === 0)
    return <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
  if (list.isPending) return <Skeletons count={8} />
  if (rows.length === 0) return <EmptyState message={text.none} hint={text.noneHint} />
  return (
    <>
      <p className={classes.total} role="status">
        {text.count(total)}
      </p>
      <div ref={scroller} className={classes.scroller}>
        <ul className={classes.rows} aria-label={text.list} style={{ height: virtual.getTotalSize() }}>
          {drawn.map(({ index, start }) => {
            const resource = rows[index]
            if (!resource) return null
            const content = contentOf(resource)
            return (
              <li
                key={resource.resource_id}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={total}
                aria-posinset={index + 1}
              >
                <Checkbox
                  aria-label={text.choose(resource.resource_title)}
                  checked={isChosen(chosen, resource.resource_id)}
                  onChange={() => onToggle(content)}
                />
                <button type="button" tabIndex={-1} className={classes.words} onClick={() => onToggle(content)}>
                  <span className={classes.name} title={resource.resource_title}>
                    {resource.resource_title}
                  </span>
                  <span className={classes.facts} title={content.from}>
                    {[viewName(resource.view_key), resource.resource_level, content.from].filter(Boolean).join('・')}
                  </span>
                </button>
                <span className={classes.figures}>
                  <span>{text.questions(resource.question_count)}</span>
                  <span>{text.completed(resource.completed_count)}</span>
                  <span>{usedAt(resource, now)}</span>
                </span>
                {onPreview && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={text.previewOf(resource.resource_title)}
                    onClick={() => onPreview(content)}
                  >
                    {text.preview}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}
