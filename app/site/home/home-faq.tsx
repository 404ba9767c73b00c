import { contactLinks } from '#app/base/settings/places/contact-links.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { LocalQuestion } from '#app/base/settings/settings-in-language.rules.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/** The shared `name` of the details makes the browser close one answer when another opens. */
export function HomeFaq({ faq, business }: { faq: LocalQuestion[]; business: Business }) {
  const { faq: text } = useText('home');
  const { newWindow } = useText('settings');
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="drawn-when-near bg-sand">
      <div className="page section grid gap-x-18 gap-y-6 lg:grid-cols-[22rem_1fr]">
        <div>
          <h2 id="faq" className="section-title">
            {text.title}
          </h2>
          <p className="section-lead max-w-[44ch]">{text.lead}</p>
          <ButtonAnchor
            href={contactLinks(business, text.greeting).whatsapp}
            target="_blank"
            rel="noopener"
            className="mt-4 max-sm:w-full"
          >
            <Icon name="icon-brand-whatsapp" className="size-5 text-turquoise" />
            <span>{text.ask}</span>
            <span className="sr-only">{newWindow}</span>
          </ButtonAnchor>
        </div>
        <div className="border-control-line/40 border-t">
          {faq.map((row, i) => (
            <details
              key={row.question}
              name="faq"
              open={i === 0}
              className="fold border-control-line/40 border-b"
            >
              <summary>
                <h3 lang={langOf(row, 'question')} className="text-heading hover:text-turquoise">
                  {row.question}
                </h3>
              </summary>
              <p
                lang={langOf(row, 'answer')}
                className="max-w-[68ch] whitespace-pre-line text-pretty pb-4"
              >
                {row.answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
