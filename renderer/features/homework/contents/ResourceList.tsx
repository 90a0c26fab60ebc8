import { useEffect, useState } from 'react'
import { useNow } from '../../../ui/clock'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import layout from '../../../ui/layout/layout.module.css'
import { Skeletons } from '../../../ui/Skeletons'
import { useStableCallback } from '../../../ui/use-stable-callback'
import type { Content } from '../draft/assign-draft'
import { isChosen } from '../draft/chosen-contents'
import classes from './Contents.module.css'
import { type CatalogueFilter, catalogueRequest, type Resource, toContent } from './catalogue-request'
import { ResourcePreview } from './ResourcePreview'
import { ResourceRow } from './ResourceRow'
import { text } from './text'
import { rowHeight, useCatalogueRows } from './use-catalogue-rows'

interface Props {
  filter: CatalogueFilter
  chosen: readonly Content[]
  onToggle(content: Content): void
  /** Whether each resource has a preview button. */
  preview: boolean
  /** The result of an entered title, in words. */
  message: string
  /** The search whose first row gets the focus once it is loaded. */
  focusFor: string | null
  onFocused(): void
  /** Called for ↑ on the first row. */
  onUpFromFirst(): void
}

/** The resources that match the filter. A new filter starts at the top of the list. */
export function ResourceList(props: Props) {
  return <List key={JSON.stringify(catalogueRequest(props.filter))} {...props} />
}

/** A virtual list: of thousands of rows only the visible ones are rendered. */
function List(props: Props) {
  const { filter, chosen, onToggle, preview, message, focusFor, onFocused, onUpFromFirst } = props
  const [previewIndex, setPreviewIndex] = useState(-1)
  const { list, rows, height, drawn, scroller, tabStop, setActive, focusRow, onKey } = useCatalogueRows(
    filter,
    previewIndex,
    onUpFromFirst,
  )
  const now = useNow()
  const toggle = useStableCallback((resource: Resource) => onToggle(toContent(resource)))
  const total = list.data?.pages[0]?.total ?? 0
  const shouldFocus = focusFor === filter.search && drawn.length > 0 && !list.isFetching
  useEffect(() => {
    if (!shouldFocus) return
    onFocused()
    focusRow(0)
  })

  if (list.isError && rows.length === 0)
    return <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
  if (list.isPending) return <Skeletons count={8} />
  if (rows.length === 0) return <EmptyState message={text.none} hint={text.noneHint} />
  const previewed = rows[previewIndex]
  return (
    <>
      <p className={classes.total} role="status">
        {text.count(total)}
        {message === '' ? '' : text.note(message)}
      </p>
      <div ref={scroller} className={`${layout.scrollList} ${classes.scroller}`}>
        <ul className={classes.rows} aria-label={text.list} style={{ height }} onKeyDown={onKey}>
          {drawn.map(({ index, key }) => {
            const resource = rows[index]
            if (!resource) return null
            return (
              <ResourceRow
                key={key}
                resource={resource}
                index={index}
                top={index * rowHeight}
                total={total}
                now={now}
                isChosen={isChosen(chosen, resource.resource_id)}
                isTabStop={index === tabStop}
                onFocusRow={setActive}
                onToggle={toggle}
                onPreview={preview ? setPreviewIndex : undefined}
              />
            )
          })}
        </ul>
      </div>
      {previewed && (
        <ResourcePreview
          content={toContent(previewed)}
          index={previewIndex}
          total={total}
          chosen={isChosen(chosen, previewed.resource_id)}
          onToggle={() => onToggle(toContent(previewed))}
          onStep={by => rows[previewIndex + by] && setPreviewIndex(previewIndex + by)}
          onClose={() => {
            setPreviewIndex(-1)
            focusRow(previewIndex)
          }}
        />
      )}
    </>
  )
}
