/**
 * What answers the requests of both ports. It is a module of its own, with the HTTP framework, which is loaded after the
 * host has told its address (docs/performance.md).
 */
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type MediaAppParts, mediaApp } from './media-app'
import { type PagesAppParts, pagesApp } from './pages-app'

export const pagesRequests = (parts: PagesAppParts): RequestListener => getRequestListener(pagesApp(parts).fetch)

export const mediaRequests = (parts: MediaAppParts): RequestListener => getRequestListener(mediaApp(parts).fetch)
