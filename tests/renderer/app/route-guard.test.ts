import { describe, expect, it } from 'vitest'
import { redirectOf } from '../../../renderer/app/route-guard'
import { routes } from '../../../renderer/routes'
import type { SessionView } from '../../../shared/contract/types'
import { teacher } from '../../fakes/bridge'

const go = (url: string, session: SessionView | null, returnTo?: string) => {
  const [pathname = '/', search] = url.split('?')
  return redirectOf({ pathname, search: search === undefined ? '' : `?${search}` }, session, returnTo)
}

describe('the router’s rules (SPEC §2)', () => {
  it.each([
    ['/login', null],
    ['/login?key=abc', null],
    ['/forget', null],
    ['/', '/login'],
    ['/unknown', '/login'],
    ['/admin/homework-details/%E0%A4%A', '/login'],
    ['/admin/home', '/login'],
    ['/admin/homework-details/1?topic_id=2', '/login'],
  ])('without a session %s leads to %s', (url, target) => expect(go(url, null)).toBe(target))

  it.each([
    ['/', '/admin/home'],
    ['/unknown', '/admin/home'],
    ['/admin', '/admin/home'],
    ['/admin/nothing-here', '/admin/home'],
    ['/admin/homework-details/%E0%A4%A', '/admin/home'],
    ['/login', '/admin/home'],
    ['/login?key=abc', null],
    ['/forget', null],
    ['/admin/home', null],
    ['/admin/homework-details/501', null],
  ])('logged in, %s leads to %s', (url, target) => expect(go(url, teacher)).toBe(target))

  it('leads back to the address at which the session broke off', () => {
    expect(go('/login', teacher, '/admin/homework-management')).toBe('/admin/homework-management')
  })

  it('leads home from the pages that are not for this teacher', () => {
    const mayNotGive = { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } }
    for (const page of ['', '/form', '/routine/1', '/periodic/2', '/wordtest/1']) {
      expect(go(`/admin/homework-create${page}`, teacher)).toBeNull()
      expect(go(`/admin/homework-create${page}`, mayNotGive)).toBe('/admin/home')
    }
    const guest = { ...teacher, user: { ...teacher.user, type: 'guest' } }
    expect(go('/admin/person', teacher)).toBeNull()
    expect(go('/admin/person', guest)).toBe('/admin/home')
    const without = { ...teacher, online_class_switch: 0 as const }
    for (const page of ['/admin/live', '/admin/live/create']) {
      expect(go(page, { ...teacher, online_class_switch: 1 })).toBeNull()
      expect(go(page, without)).toBe('/admin/home')
    }
  })

  it('allows only login and reset without a session', () => {
    for (const { path, layout } of routes) {
      const open = path === '/login' || path === '/forget'
      expect(layout === 'auth').toBe(open)
      expect(go(path.replace(':homeworkId', '1'), null)).toBe(open ? null : '/login')
    }
  })
})
