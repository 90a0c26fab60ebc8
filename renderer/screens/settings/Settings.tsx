import { Button } from '@mantine/core'
import { defaultPreferences } from '../../../shared/contract/preferences'
import { showToast, useKept } from '../../bridge/index'
import { usualDefaults } from '../../features/homework/draft/assign-draft'
import { confirmDialog } from '../../ui/dialogs'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { useBusy } from '../../ui/use-busy'
import { change } from './change'
import { MicrophoneCard } from './MicrophoneCard'
import { OwnCard } from './OwnCard'
import { PcCard } from './PcCard'
import classes from './Settings.module.css'
import { SoundCard } from './SoundCard'
import { text } from './text'

/** 設定 (chosen): of this PC, and of the teacher. Each takes effect at once. */
export function Settings() {
  const homework = useKept('homework-defaults')
  const lessons = useKept('lesson-reminder')
  const { busy, run } = useBusy()
  async function reset() {
    if (!(await confirmDialog({ message: text.resetQuestion, confirm: text.resetDo }))) return
    homework.set(usualDefaults)
    lessons.set('on')
    const stored = await Promise.all([change(defaultPreferences), homework.saveNow(), lessons.saveNow()])
    showToast(stored.every(Boolean) ? text.resetDone : text.resetPartly)
  }
  return (
    <>
      <PageHeader
        title={text.title}
        facts={text.facts}
        actions={
          <Button
            variant="default"
            disabled={!homework.ready || !lessons.ready}
            loading={busy}
            onClick={() => void run(reset)}
          >
            {text.reset}
          </Button>
        }
      />
      <div className={`${layout.panels} ${classes.cards}`}>
        <div className={classes.column}>
          <PcCard />
          <SoundCard />
        </div>
        <div className={classes.column}>
          <OwnCard />
          <MicrophoneCard />
        </div>
      </div>
    </>
  )
}
