import { useEffect, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { Content } from '../draft/assign-draft'
import { isChosen } from '../draft/chosen-contents'
import classes from './Contents.module.css'
import { type CatalogueFilter, catalogueRequest, toContent } from './catalogue-request'
import { ResourcePreview } from './ResourcePreview'
import { ResourceRow } from './ResourceRow'
import { text } from './text'
import { useCatalogueRows } from './use-catalogue-rows'

interface Props {
  wanted: CatalogueFilter
  chosen: readonly Content[]
  onToggle(content: Content): void
  /** Whether each can be looked into. */
  preview: boolean
  /** What came of a title that was entered. */
  said: string
  /** The search whose first row takes the focus as soon as it has come. */
  focusFor: string | null
  onFocused(): void
  /** ↑ on the first row. */
  onLeaveTop(): void
}

/** What the catalogue has of what is wanted; another search begins at the top of its list. */
export function ResourceList(props: Props) {
  return <List key={JSON.stringify(catalogueRequest(props.wanted))} {...props} />
}

/** Thousands of rows, of which those in sight are drawn. */
function List(props: Props) {
  const { wanted, chosen, onToggle, preview, said, focusFor, onFocused, onLeaveTop } = props
  const [shown, setShown] = useState(-1)
  const { list, rows, virtual, drawn, scroller, active, setActive, focusRow, onKey } = useCatalogueRows(
    wanted,
    shown,
    onLeaveTop,
  )
  const total = list.data?.pages[0]?.total ?? 0
  const there = focusFor === wanted.search && drawn.length > 0 && !list.isFetching
  useEffect(() => {
    if (!there) return
    onFocused()
    focusRow(0)
  })

  if (list.isError && rows.length === 0)
    return <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
  if (list.isPending) return <Skeletons count={8} />
  if (rows.length === 0) return <EmptyState message={text.none} hint={text.noneHint} />
  const looked = rows[shown]
  return (
    <>
      <p className={classes.total} role="status">
        {text.count(total)}
        {said}
      </p>
      <div ref={scroller} className={classes.scroller}>
        <ul
          className={classes.rows}
          aria-label={text.list}
          style={{ height: virtual.getTotalSize() }}
          onKeyDown={onKey}
        >
          {drawn.map(({ index, start }) => {
            const resource = rows[index]
            if (!resource) return null
            return (
              <ResourceRow
                key={resource.resource_id}
                resource={resource}
                place={{ index, start, total }}
                chosen={isChosen(chosen, resource.resource_id)}
                reachable={index === active}
                onReach={() => setActive(index)}
                onToggle={() => onToggle(toContent(resource))}
                onPreview={preview ? () => setShown(index) : undefined}
              />
            )
          })}
        </ul>
      </div>
      {looked && (
        <ResourcePreview
          content={toContent(looked)}
          place={shown}
          total={total}
          chosen={isChosen(chosen, looked.resource_id)}
          onToggle={() => onToggle(toContent(looked))}
          onStep={by => rows[shown + by] && setShown(shown + by)}
          onClose={() => {
            setShown(-1)
            focusRow(shown)
          }}
        />
      )}
    </>
  )
}
