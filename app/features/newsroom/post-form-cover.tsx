import { useController, useFormContext } from 'react-hook-form';
import { MainImageField } from '#app/features/images/main-image-field.tsx';
import type { ImageUploads } from '#app/features/images/use-image-uploads.ts';
import { postFormText as text } from './newsroom.text.ts';
import { controlId } from './post-fields.rules.ts';
import { MAX_COVER_BYTES } from './post-form.rules.ts';
import type { PostForm } from './post-form.schema.ts';
import { useFieldError } from './post-form-controls.tsx';

export function CoverField({ uploads }: { uploads: ImageUploads }) {
  const { control, getValues, setValue } = useFormContext<PostForm>();
  const { field } = useController({ control, name: 'featuredImage' });
  return (
    <MainImageField
      id={controlId('featuredImage')}
      label={text.fields.featuredImage}
      value={field.value}
      // Uploads end at any moment: what they change is the form as it is then.
      onChange={(update) =>
        setValue('featuredImage', update(getValues('featuredImage')), { shouldValidate: false })
      }
      uploads={uploads}
      error={useFieldError('featuredImage')}
      maxBytes={MAX_COVER_BYTES}
    />
  );
}
