import { Menu } from '@mantine/core'
import { IconChevronDown, IconKeyboard, IconLock, IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { logOut, showFailure } from '../bridge/index'
import { mayLogOut } from '../features/logout/may-log-out'
import { openKeyHelp } from '../ui/keys/key-tables'
import { keysText } from '../ui/keys/text'
import { useBusy } from '../ui/use-busy'
import classes from './Header.module.css'
import { HeaderMenu } from './HeaderMenu'
import { lockNow } from './lock/Lock'
import { isOffered, userMenu } from './menu'
import { appText } from './text'

/** The menu under the teacher's name (SPEC §2): account, lock, keys, logout. */
export function UserMenu({ session }: { session: SessionView }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const button = useRef<HTMLButtonElement>(null)
  const name = session.user.nickname || session.user.username

  async function logOutTeacher() {
    if (!(await run(() => mayLogOut(client)))) return
    const result = await run(logOut)
    if (result && !result.ok) showFailure(result.error)
  }

  function listKeys() {
    // The dialog returns the focus to where it is now, and the menu item is removed when the menu closes.
    button.current?.focus()
    openKeyHelp()
  }

  function lock() {
    // The unlock returns the focus to where it is now, and the menu item is removed when the menu closes.
    button.current?.focus()
    void lockNow()
  }

  return (
    <HeaderMenu
      button={
        <button ref={button} type="button" className={classes.user} aria-label={appText.header.userMenu(name)}>
          <span className="hm-ellipsis">{appText.header.teacher(name)}</span>
          <IconChevronDown size={16} aria-hidden />
        </button>
      }
    >
      {userMenu
        .filter(entry => isOffered(entry, session))
        .map(({ path, label, icon: Icon }) => (
          <Menu.Item key={path} leftSection={<Icon size={18} aria-hidden />} onClick={() => void navigate(path)}>
            {label}
          </Menu.Item>
        ))}
      <Menu.Item
        leftSection={<IconLock size={18} aria-hidden />}
        rightSection={<kbd className={classes.key}>Ctrl+Alt+L</kbd>}
        aria-keyshortcuts="Control+Alt+L"
        onClick={lock}
      >
        {appText.header.lock}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconKeyboard size={18} aria-hidden />}
        rightSection={<kbd className={classes.key}>?</kbd>}
        aria-keyshortcuts="?"
        onClick={listKeys}
      >
        {keysText.help}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogout size={18} aria-hidden />}
        disabled={busy}
        onClick={() => void logOutTeacher()}
      >
        {appText.header.logout}
      </Menu.Item>
    </HeaderMenu>
  )
}
