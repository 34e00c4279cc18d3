# What things are or do, each in a line. What follows from the game's data is said by its face.

greenland-about-rank-1 = 宿怨から部族を守る
greenland-about-rank-2 = フェイズ6に行動：エネルギー1で家畜化・追放・魔女狩り・改宗
greenland-about-rank-3 = フェイズ6に行動：鉄1で発明をタブローに置く
greenland-about-rank-4 = ほかの部族のタブローの娘と家畜を襲撃できる
greenland-about-rank-5 = 一神教徒：使者としてほかの部族のプラカードに送れる
greenland-about-rank-6 = ハンターをホームランドの外へ運ぶ。嵐のたびに1人失う
greenland-about-action-domestication = エネルギー1：手札のDカードをタブローに置く
greenland-about-action-witch_burn = エネルギー1：自分の長老1人が死ぬ
greenland-about-action-banish = エネルギー1：自分のもとにいる他部族の婿と長老への犠牲者ロール。1の目ごとに1人追放する
greenland-about-action-proselytize = エネルギー1：伝道師のいる部族に犠牲者ロール。1の目が1つでも出れば改宗させる
greenland-about-action-tool_maker = 鉄1：手札の発明をタブローに置く
greenland-about-action-emissary = エネルギー1：ランク5の長老をほかの部族のプラカードのランク1へ送る
greenland-about-disk-energy = 雪、長老のアクション、昇格の支払いに使う
greenland-about-disk-ivory = 輸入品の入札に使う
greenland-about-disk-iron = 発明と鉄の掟の支払いに使う
greenland-about-religion-polytheist = トロフィーが得点になり、家畜化ができる
greenland-about-religion-monotheist = 牙、鉄、代表者が得点になる。家畜化はできない
greenland-about-option-marry = このカードにいる、娘とは別の部族のハンターが以後その婿となり、娘の力を共有する
greenland-about-option-feet_of_clay = 宣言しなければ、アルファのダイスは振らずに1の目として扱う
greenland-about-option-burn = エネルギー1でこの長老が死に、このランクの働きを失う
