/** Links to pages of the program. */
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { type MouseEvent, type ReactNode, useContext, useMemo } from 'react'
import {
  MemoryRouter,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Link } from '../../../renderer/ui/Link'

function Here() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        elsewhere
      </button>
    </>
  )
}

const here = () => screen.getByRole('status').textContent
const show = (shown: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/admin/home?a=1']}>
      {shown}
      <Here />
    </MemoryRouter>,
  )
const link = () => screen.getByRole('link')

describe('a link', () => {
  it('opens its page as a new entry of the history, with its state', () => {
    show(
      <Link to="/admin/grades?b=2" state={{ show: 'notices' }} className="own">
        学年
      </Link>,
    )
    expect(link()).toHaveAttribute('href', '/admin/grades?b=2')
    expect(link()).toHaveClass('own')
    fireEvent.click(link())
    expect(here()).toBe('PUSH /admin/grades?b=2 {"show":"notices"}')
  })

  it.each([
    ['that says so', <Link key="1" to="/admin/grades" replace />, 'REPLACE /admin/grades null'],
    ['to the current address', <Link key="2" to="/admin/home?a=1" />, 'REPLACE /admin/home?a=1 null'],
    ['to the same page with another query', <Link key="3" to="/admin/home?a=2" />, 'PUSH /admin/home?a=2 null'],
  ])('%s: %s', (_what, shown, expected) => {
    show(shown)
    fireEvent.click(link())
    expect(here()).toBe(expected)
  })

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_what, init) => {
    show(<Link to="/admin/grades" />)
    const click = createEvent.click(link(), init)
    fireEvent(link(), click)
    expect(click.defaultPrevented).toBe(false)
    expect(here()).toBe('POP /admin/home?a=1 null')
  })

  it('leaves another window to the browser, and obeys a listener that has decided', () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
    show(
      <>
        <Link to="/a" target="_blank">
          window
        </Link>
        <Link to="/b" onClick={onClick}>
          decided
        </Link>
      </>,
    )
    fireEvent.click(screen.getByText('window'))
    fireEvent.click(screen.getByText('decided'))
    expect(onClick).toHaveBeenCalledOnce()
    expect(here()).toBe('POP /admin/home?a=1 null')
  })

  it('does not render again when the address changes, and still knows it', () => {
    // each rendering asks for the address of the link
    const rendered = vi.fn()
    const Counting = ({ children }: { children: ReactNode }) => {
      const context = useContext(NavigationContext)
      const value = useMemo(() => {
        const createHref: typeof context.navigator.createHref = to => {
          rendered()
          return context.navigator.createHref(to)
        }
        return { ...context, navigator: Object.create(context.navigator, { createHref: { value: createHref } }) }
      }, [context])
      return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>
    }
    const still = <Link to="/elsewhere">there</Link>
    show(<Counting>{still}</Counting>)
    const before = rendered.mock.calls.length
    expect(before).toBeGreaterThan(0)
    fireEvent.click(screen.getByText('elsewhere'))
    expect(here()).toBe('PUSH /elsewhere null')
    expect(rendered).toHaveBeenCalledTimes(before)
    fireEvent.click(link())
    expect(here()).toBe('REPLACE /elsewhere null')
  })
})
