import { useController, useFormContext } from 'react-hook-form';
import { GalleryField } from '#app/features/images/gallery-field.tsx';
import { withMain } from '#app/features/images/gallery-order.rules.ts';
import type { Image } from '#app/features/images/images.schema.ts';
import { MainImageField } from '#app/features/images/main-image-field.tsx';
import type { ImageUploads } from '#app/features/images/use-image-uploads.ts';
import { controlId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { useFieldError } from './car-form-controls.tsx';
import { MAX_GALLERY } from './car-input.schema.ts';
import { carLabels } from './fleet.text.ts';

export function PictureFields({ uploads }: { uploads: ImageUploads }) {
  const { control, getValues, setValue } = useFormContext<CarForm>();
  const { field: main } = useController({ control, name: 'mainImage' });
  const { field: gallery } = useController({ control, name: 'gallery' });

  // Uploads end at any moment: what they change is the form as it is then.
  const setMain = (image: Image | null) => setValue('mainImage', image, { shouldValidate: false });
  const setGallery = (images: Image[]) => setValue('gallery', images);

  function makeMain(image: Image) {
    const changed = withMain(getValues(), image);
    setMain(changed.mainImage);
    setGallery(changed.gallery);
  }

  return (
    <div className="grid gap-6">
      <MainImageField
        id={controlId('mainImage')}
        label={carLabels.mainImage}
        value={main.value}
        onChange={(update) => setMain(update(getValues('mainImage')))}
        uploads={uploads}
        error={useFieldError('mainImage')}
      />
      <GalleryField
        id={controlId('gallery')}
        label={carLabels.gallery}
        value={gallery.value}
        onChange={(update) => setGallery(update(getValues('gallery')))}
        onMakeMain={makeMain}
        mainImage={main.value}
        max={MAX_GALLERY}
        uploads={uploads}
        error={useFieldError('gallery')}
      />
    </div>
  );
}
