import { header } from '@content/site/site'
import classNames from 'classnames'
import { builtLanguages, language } from '@/config/language'
import { withPrefix } from '@/config/languages'
import { useHydrated } from '@/hooks/use-hydrated'
import styles from './LanguageSwitch.module.scss'
import { useAddress } from './use-address'

/** Links to the page that is shown in every language that is built, query and fragment included. */
export function LanguageSwitch() {
  const address = useAddress()
  const hydrated = useHydrated()
  if (builtLanguages.length < 2) return null
  return (
    <nav className={classNames(styles.switch, hydrated && styles.nameFonts)} aria-label={header.language}>
      <ul>
        {builtLanguages.map(({ code, locale, prefix, name }) => (
          <li key={code}>
            {/* A new document: words and fonts of the other language come with it. */}
            <a
              href={withPrefix(address, prefix)}
              lang={locale}
              hrefLang={locale}
              aria-current={code === language.code ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
