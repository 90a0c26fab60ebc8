import { useSession } from '../../bridge/index'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { MailCard } from './MailCard'
import { PasswordCard } from './PasswordCard'
import classes from './Person.module.css'
import { ProfileCard } from './ProfileCard'
import { text } from './text'

/** アカウント (SPEC §2, §7): name and school, e-mail address, password. Each part is saved by itself. */
export function Person() {
  const session = useSession()
  if (session === null) return null
  const { user } = session
  return (
    <>
      <PageHeader title={text.title} facts={text.id(user.username)} />
      <div className={`${layout.panels} ${classes.cards}`}>
        <div className={classes.column}>
          <ProfileCard user={user} />
          <MailCard user={user} />
        </div>
        <PasswordCard user={user} />
      </div>
    </>
  )
}
