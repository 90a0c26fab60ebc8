/** E-books: who read which book, and what students wrote about it (SPEC §7 Teams and students). */
import { limits } from '../../../../shared/domain/limits'
import type { ebooks } from '../../../../shared/endpoints/ebooks'
import { findEbook, ebooks as shelf } from '../../content/ebooks/index'
import { readingsOf } from '../../data/ebook-readings'
import { pageOf } from '../homework/homework-rows'
import { search, studentOf } from '../students/student-rows'
import { existing, type Handlers } from '../types'
import { bookRow, impressionsOf, readRow, sortedStats, statRow } from './reading-rows'
import { text } from './text'

export const ebookHandlers: Handlers<keyof typeof ebooks> = {
  'ebook-rows': () => ({ items: shelf.map(bookRow), total: shelf.length }),

  'get-student-ebook-read-stat'(request, call) {
    const students = search(call, request.kw, request.team_id)
    const stats = students.map(student => statRow(call, student))
    const rows = sortedStats(stats, request.sort_field, request.sort_order)
    return pageOf(rows, request.page, request.limit ?? limits.pageSizes.list)
  },

  'ebook-read-list'(request, call) {
    const readings = readingsOf(call.world, studentOf(call, request.student_id), call.at)
    const items = readings.sort((a, b) => b.start - a.start).map(readRow)
    return { items, total: items.length }
  },

  'impression-detail'(request, call) {
    const book = existing(findEbook(request.ebook_id), text.noBook)
    const found = impressionsOf(call, studentOf(call, request.student_id)).find(({ row }) => row.ebook_id === book.id)
    return existing(found, text.noImpression).row
  },

  'impression-page-list'(request, call) {
    const { ebook_id } = request
    const book = ebook_id === undefined ? undefined : existing(findEbook(ebook_id), text.noBook)
    const found = search(call, request.kw, request.team_id)
      .flatMap(student => impressionsOf(call, student))
      .filter(({ row }) => book === undefined || row.ebook_id === book.id)
      .sort((a, b) => b.at - a.at)
    const { items, total } = pageOf(found, request.page, request.limit ?? limits.pageSizes.list)
    return { items: items.map(({ row }) => row), total }
  },
}
