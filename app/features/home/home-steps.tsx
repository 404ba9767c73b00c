import { homeText } from './home.text.ts';

const text = homeText.steps;

export function HomeSteps() {
  return (
    <div className="py-10 md:py-12">
      <h2 className="sr-only">{text.title}</h2>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {text.items.map((step, i) => (
          <li key={step.title} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-extrabold text-4xl text-turquoise-bright leading-none tracking-tighter"
            >
              {i + 1}
            </span>
            <div>
              <p className="font-bold leading-snug">{step.title}</p>
              <p className="text-ink-soft text-sm">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
