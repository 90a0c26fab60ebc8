import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { closeGuide, openGuide } from '../../features/guide/guide-state'
import type { RouteRow } from '../../routes'
import { ErrorState } from '../../ui/ErrorState'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { Skeletons } from '../../ui/Skeletons'
import { commonText } from '../../ui/text'
import classes from '../Layout.module.css'
import { faultReportPart } from '../parts'
import { appText } from '../text'
import { useLoaded } from '../use-loaded'
import { articleOfRoute } from './route-articles'

const words = appText.help

function FaultReport() {
  const { Component: Dialog, hasFailed, retry } = useLoaded(faultReportPart)
  if (Dialog) return <Dialog />
  return hasFailed ? <ErrorState message={appText.page.chunk} onRetry={retry} /> : <Skeletons count={6} />
}

/** Help where nobody is logged in: the guide and the report of a fault, for who cannot log in. */
export function AuthHelp({ row }: { row: RouteRow }) {
  const [isReporting, setReporting] = useState(false)
  // The guide of the login page does not stay open beside the first page.
  useEffect(() => closeGuide, [])
  return (
    <nav className={classes.authHelp} aria-label={words.menu}>
      <Button
        variant="subtle"
        size="compact-md"
        aria-keyshortcuts="F1"
        rightSection={<KeyCap name="F1" />}
        onClick={() => openGuide(articleOfRoute(row))}
      >
        {words.menu}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={() => setReporting(true)}>
        {words.report}
      </Button>
      <Modal
        opened={isReporting}
        onClose={() => setReporting(false)}
        closeOnClickOutside={false}
        title={words.report}
        size="xl"
        closeButtonProps={{ 'aria-label': commonText.close }}
      >
        <FaultReport />
      </Modal>
    </nav>
  )
}
