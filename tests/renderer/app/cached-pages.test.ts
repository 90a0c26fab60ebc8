import { describe, expect, it } from 'vitest'
import { type CachedPage, visitPage } from '../../../renderer/app/cached-pages'
import { backTarget, clearVisits, readVisits, recordVisit } from '../../../renderer/app/page-history'
import { routeOf } from '../../../renderer/app/route-guard'
import { paths } from '../../../renderer/paths'

function visit(pages: readonly CachedPage[], url: string, max?: number) {
  const [pathname = '', search] = url.split('?')
  const row = routeOf(pathname)
  if (!row) throw new Error(`no route ${url}`)
  return visitPage(pages, row, { pathname, search: search === undefined ? '' : `?${search}` }, max)
}
const keys = (pages: readonly CachedPage[]) => pages.map(page => page.key)

describe('cached pages', () => {
  it('keeps visited pages in their order and removes the one visited longest ago', () => {
    let pages: readonly CachedPage[] = []
    for (const id of ['1', '2', '3']) pages = visit(pages, paths.homeworkDetails(id), 3)
    pages = visit(pages, paths.homeworkDetails('1'), 3)
    pages = visit(pages, paths.home(), 3)
    expect(keys(pages)).toEqual(['/admin/homework-details/1', '/admin/homework-details/3', '/admin/home'])
  })

  it('caches matrix, topic and paper of one homework separately, and one paper page for all students', () => {
    let pages = visit([], paths.homeworkDetails('1'))
    pages = visit(pages, paths.homeworkTopic('1', '9'))
    pages = visit(pages, paths.paper('1', { topicId: '9', studentId: 's-1' }))
    pages = visit(pages, paths.paper('1', { topicId: '9', studentId: 's-2', round: 2 }))
    expect(pages).toHaveLength(3)
    expect(pages.at(-1)?.place.search).toContain('s-2')
  })

  it('treats an address without a student or a topic as the matrix', () => {
    const matrix = visit([], paths.homeworkDetails('1'))
    for (const query of ['student_id=', 'student_id=7', 'topic_id=&student_id=7', 'topic_id=9&student_id=']) {
      expect(keys(visit(matrix, `${paths.homeworkDetails('1')}?${query}`)), query).toEqual(keys(matrix))
    }
  })

  it('returns the same list when nothing changed', () => {
    const row = routeOf('/admin/home')
    if (!row) throw new Error('no home')
    const place = { pathname: '/admin/home', search: '' }
    const pages = visitPage([], row, place)
    expect(visitPage(pages, row, place)).toBe(pages)
  })
})

describe('a page that was cached before', () => {
  const row = routeOf('/admin/home')
  if (!row) throw new Error('no home')
  const home = { pathname: '/admin/home', search: '', key: 'a' }
  const others = visit(visitPage([], row, home), paths.homeworkDetails('1'))

  it('keeps its place when the teacher comes back to the same entry of the history', () => {
    const back = visitPage(others, row, { pathname: '/admin/home', search: '', key: 'a' })
    expect(back[0]?.place).toBe(home)
    expect(back.map(page => page.visit)).toEqual([3, 2])
    expect(visitPage(back, row, { pathname: '/admin/home', search: '', key: 'a' })).toBe(back)
  })

  it('takes the place of a new visit, though its address is the same', () => {
    const again = { pathname: '/admin/home', search: '', key: 'b' }
    expect(visitPage(others, row, again)[0]?.place).toBe(again)
  })
})

describe('the page history', () => {
  const details = routeOf('/admin/homework-details/1')

  it('survives a reload; another teacher’s or a damaged one is read as empty', () => {
    recordVisit('17', { key: '/admin/home', place: { pathname: '/admin/home', search: '' } })
    recordVisit('17', { key: 'list', place: { pathname: '/admin/homework-management', search: '?page=2' } })
    expect(readVisits('17').map(({ url }) => url)).toEqual(['/admin/home', '/admin/homework-management?page=2'])
    expect(readVisits('18')).toEqual([])
    for (const damaged of ['{broken', '[]', '{"userId":"17","visits":7}']) {
      sessionStorage.setItem('hanamaru.pages', damaged)
      expect(readVisits('17')).toEqual([])
    }
  })

  it('leads back to the page before, or to the parent', () => {
    if (!details) throw new Error('no details')
    window.history.replaceState(null, '')
    expect(backTarget('17', 'here', details)).toBe('/admin/homework-management')
    recordVisit('17', { key: 'home', place: { pathname: '/admin/home', search: '' } })
    recordVisit('17', { key: 'here', place: { pathname: '/admin/homework-details/1', search: '' } })
    expect(backTarget('17', 'here', details)).toBe('/admin/home')
    window.history.replaceState({ idx: 3 }, '')
    expect(backTarget('17', 'here', details)).toBe(-1)
    clearVisits()
    expect(readVisits('17')).toEqual([])
  })
})
