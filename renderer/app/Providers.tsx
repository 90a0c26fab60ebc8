import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useReducedMotion } from '../bridge/index'
import { pageNonce } from '../ui/csp-nonce'
import { AfterFirstPaint } from '../ui/first-paint'
import { KeyHelp } from '../ui/keys/KeyHelp'
import { commonText } from '../ui/text'
import lessMotion from './less-motion.css?url&no-inline'
import classes from './Providers.module.css'
import { cssVariables, theme } from './theme'

/** There is one colour scheme, so the one that Mantine would read from local storage is not wanted. */
const lightOnly: MantineColorSchemeManager = {
  get: () => 'light',
  set() {},
  subscribe() {},
  unsubscribe() {},
  clear() {},
}

/** Theme, query cache, toasts, dialogs and the key help around the program; component tests use the same. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  const reducedMotion = useReducedMotion()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      getStyleNonce={pageNonce}
      forceColorScheme="light"
      colorSchemeManager={lightOnly}
      withGlobalClasses={false}
    >
      {reducedMotion && <link rel="stylesheet" href={lessMotion} />}
      <QueryClientProvider client={client}>
        <AfterFirstPaint>
          <Notifications
            limit={1}
            position="bottom-center"
            // Mantine writes it on the toast, where a style sheet cannot change it.
            transitionDuration={reducedMotion ? 1 : 140}
            className={classes.toasts}
          />
          <ModalsProvider labels={{ confirm: commonText.ok, cancel: commonText.cancel }} />
        </AfterFirstPaint>
        {children}
        <KeyHelp />
      </QueryClientProvider>
    </MantineProvider>
  )
}
