import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { limits } from '../../shared/domain/limits'
import classes from './Pager.module.css'
import { commonText } from './text'

interface Props {
  /** Counts from 1. */
  page: number
  total: number
  /** Rows per page; 10 by default (SPEC §9). */
  limit?: number
  onChange: (page: number) => void
}

/** The page numbers that are shown: at most five, around the current page (SPEC §9). */
export function shownPages(page: number, last: number, count: number = limits.pagerCount): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), last - count + 1))
  return Array.from({ length: Math.min(count, last) }, (_, index) => first + index)
}

/** Page numbers of a list; hidden on a single page (SPEC §9). */
export function Pager({ page, total, limit = limits.pageSizes.component, onChange }: Props) {
  const last = Math.ceil(total / limit)
  if (last <= 1) return null
  const pagerText = commonText.pager
  return (
    <nav className={classes.pager} aria-label={pagerText.label}>
      <span className={classes.range}>
        {pagerText.range((page - 1) * limit + 1, Math.min(page * limit, total), total)}
      </span>
      <button type="button" aria-label={pagerText.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <IconChevronLeft size={18} aria-hidden />
      </button>
      {shownPages(page, last).map(number => (
        <button
          type="button"
          key={number}
          aria-label={pagerText.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" aria-label={pagerText.next} disabled={page >= last} onClick={() => onChange(page + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  )
}
