import { Button } from '@mantine/core'
import { defaultPreferences } from '../../../shared/contract/preferences'
import { showToast, useKept } from '../../bridge/index'
import { usualDefaults } from '../../features/homework/draft/assign-draft'
import { confirmDialog } from '../../ui/dialogs'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { change } from './change'
import { OwnCard } from './OwnCard'
import { PcCard } from './PcCard'
import classes from './Settings.module.css'
import { SoundCard } from './SoundCard'
import { text } from './text'

/** 設定 (chosen): of this PC, and of the teacher. Each takes effect at once. */
export function Settings() {
  const homework = useKept('homework-defaults')
  const lessons = useKept('lesson-reminder')
  async function reset() {
    if (!(await confirmDialog({ message: text.resetQuestion, confirm: text.resetDo }))) return
    change(defaultPreferences)
    homework.set(usualDefaults)
    lessons.set('on')
    showToast(text.resetDone)
  }
  return (
    <>
      <PageHeader
        title={text.title}
        facts={text.facts}
        actions={
          <Button variant="default" onClick={() => void reset()}>
            {text.reset}
          </Button>
        }
      />
      <div className={`${layout.panels} ${classes.cards}`}>
        <div className={classes.column}>
          <PcCard />
          <SoundCard />
        </div>
        <OwnCard />
      </div>
    </>
  )
}
