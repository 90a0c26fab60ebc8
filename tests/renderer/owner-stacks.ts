/**
 * React's development build writes down a stack for each of the first 10,000 elements of a second, for its own warnings: nearly half of the
 * time of drawing a paper. Here it is told that these are made already; a warning still names its component.
 */
import React from 'react'

const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

export function keepNoOwnerStacks(): void {
  if (typeof inside !== 'object' || inside === null) return
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  })
}
