import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { commonText } from '../ui/text'
import styles from './Providers.module.css'
import { cssVariables, theme } from './theme'

/** The nonce that the host wrote into the page for this load (DESIGN §10). */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Theme, cache, toasts and dialogs around the program; component tests use the same. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} getStyleNonce={nonce} forceColorScheme="light">
      <QueryClientProvider client={client}>
        <Notifications limit={1} position="top-center" transitionDuration={140} className={styles.toasts} />
        <ModalsProvider labels={{ confirm: commonText.ok, cancel: commonText.cancel }}>{children}</ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
