/** React context with the key of the surrounding item, under which its sounds are registered for the shortcut keys. */
import { createContext, useContext } from 'react'

const ItemKeyContext = createContext<string | undefined>(undefined)

export const ItemKeyProvider = ItemKeyContext.Provider

export const useItemKey = (): string | undefined => useContext(ItemKeyContext)
